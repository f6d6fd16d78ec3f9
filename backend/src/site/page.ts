import type { Embed, EmbedAncestors } from '../platform/config/embed-ancestors.js';
import type { SiteNotice } from './notice/site-notice.js';

export interface RenderedPage {
  /** `/finding-peace`, `/books?category=legal`; not-found pages are `/404` and, of a folder, `/books/404`. */
  path: string;
  status: 200 | 404;
  html: string;
  /** CSP sources of the page's inline styles. */
  styleHashes: string[];
  scriptHashes?: string[];
  indexed: boolean;
  /** Client-side app that answers every path below its own: the dashboard. */
  isProgram?: boolean;
  /** Is rendered at its requests, and not kept in memory for long. */
  isRare?: boolean;
  /** Shows the text of a bought e-book from a `blob:` URL. */
  opensBooks?: boolean;
}

/** Prerendered page for frames on other sites; never indexed. */
export interface RenderedFrame {
  /** `/embed/checkout` */
  path: string;
  /** Key of its embedding rule. */
  name: Embed;
  html: string;
  styleHashes: string[];
}

/** A feed or the sitemap. */
export interface SiteFile {
  /** `/blog/feed.json` */
  path: string;
  /** Includes the charset of a text. */
  contentType: string;
  body: string;
}

/** Redirect such as `/five-verses` to `/downloads#five-verses`. */
export interface MovedAddress {
  from: string;
  to: string;
}

export interface RenderedSite {
  pages: RenderedPage[];
  frames: RenderedFrame[];
  files: SiteFile[];
  moved: readonly MovedAddress[];
}

/** The owner's settings that apply to rendered pages. */
export interface PageSettings {
  notice: SiteNotice | null;
  embedAncestors: EmbedAncestors;
}
