/** The part of html-to-text in use; the package has no types. */
declare module 'html-to-text' {
  interface Selector {
    selector: string;
    format?: string;
    options?: Record<string, boolean | number | string>;
  }
  interface Builder {
    addInline(text: string): void;
  }
  type Formatter = (element: { attribs: Record<string, string> }, walk: unknown, builder: Builder) => void;
  export function compile(options: {
    wordwrap: number | false;
    formatters: Record<string, Formatter>;
    selectors: Selector[];
  }): (html: string) => string;
}
