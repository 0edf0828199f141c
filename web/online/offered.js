// Whether there is online play behind this page.

/** Whether this page comes from a server that lets people play online. */
export const isOffered = () => document.querySelector('meta[name="gipf-online"]') !== null;

/** Whether this browser had a session when the page was loaded. */
export const hasSession = () => document.querySelector('meta[name="gipf-session"]') !== null;
