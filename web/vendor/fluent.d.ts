export type FluentVariable = string | number | Date;
export class FluentResource {
  constructor(source: string);
}
export class FluentBundle {
  constructor(locales: string | string[], options?: { useIsolating?: boolean });
  addResource(resource: FluentResource): Error[];
  hasMessage(id: string): boolean;
  getMessage(id: string): { value: object | string | null; attributes: Record<string, object | string> } | undefined;
  formatPattern(pattern: object | string, args?: Record<string, FluentVariable> | null, errors?: Error[]): string;
}
