/** The little of html-to-text that is used here; the package brings no types. */
declare module 'html-to-text' {
  interface Selector {
    selector: string;
    format?: string;
    options?: Record<string, boolean | number>;
  }
  export function compile(options: {
    wordwrap: number | false;
    selectors: Selector[];
  }): (html: string) => string;
}
