/** A prerendered page, as the shell's server bundle makes it. */
export interface RenderedPage {
  /** `/finding-peace`; the not-found page has `/404`, that of a folder `/books/404`. */
  path: string;
  status: 200 | 404;
  html: string;
  /** CSP sources of the page's inline styles. */
  styleHashes: string[];
  /** Whether search engines may list it. */
  indexed: boolean;
}
