/** A template with its values, to be rendered. */
export interface TemplateResult {
  readonly _$litType$: number;
}
export function html(strings: TemplateStringsArray, ...values: unknown[]): TemplateResult;
export function svg(strings: TemplateStringsArray, ...values: unknown[]): TemplateResult;
/** Renders nothing; as an attribute's value it leaves the attribute out. */
export const nothing: unique symbol;
export function render(value: unknown, container: HTMLElement | SVGElement): unknown;
