import type { Embed, EmbedAncestors } from '../platform/config/embed-ancestors.js';
import type { SiteNotice } from './notice/site-notice.js';

/** A prerendered page, as the shell's server bundle makes it. */
export interface RenderedPage {
  /** `/finding-peace`, `/books?category=legal`; the not-found page has `/404`, that of a folder `/books/404`. */
  path: string;
  status: 200 | 404;
  html: string;
  /** CSP sources of the page's inline styles. */
  styleHashes: string[];
  /** CSP sources of the page's inline scripts. */
  scriptHashes?: string[];
  /** Whether search engines may list it. */
  indexed: boolean;
  /** Draws itself in the browser, and answers for every address below its own: the dashboard. */
  isProgram?: boolean;
  /** Shows the text of a bought e-book, from the browser's own memory. */
  opensBooks?: boolean;
}

/** A prerendered page that other people's pages may show in a frame; search engines list none of them. */
export interface RenderedFrame {
  /** `/embed/checkout` */
  path: string;
  /** Under which the owner lists who may show it. */
  name: Embed;
  html: string;
  styleHashes: string[];
}

/** A file rendered with the pages, such as a feed or the sitemap. */
export interface SiteFile {
  /** `/blog/feed.json` */
  path: string;
  /** With its charset, where it is text. */
  contentType: string;
  body: string;
}

/** An address without a page of its own: `/five-verses`, for `/downloads#five-verses`. */
export interface MovedAddress {
  from: string;
  to: string;
}

/** All that one run of the prerenderer makes. */
export interface RenderedSite {
  pages: RenderedPage[];
  frames: RenderedFrame[];
  files: SiteFile[];
  moved: readonly MovedAddress[];
}

/** The owner's settings that apply to rendered pages. */
export interface PageLooks {
  /** Shown above each page; null for none. */
  notice: SiteNotice | null;
  /** The hosts whose pages may show each frame. */
  embedAncestors: EmbedAncestors;
}
