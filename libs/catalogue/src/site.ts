import type { z } from 'zod';

import type { pageMeta, pathLink, titledText } from './content/fields.js';
import type { PersonalCopyFile, PostageFile, SiteFile } from './content/site.schema.js';
import type { Picture } from './picture.js';

/** Meta tags of a page, for search engines and link previews. */
export type PageMeta = z.infer<typeof pageMeta>;
export type PathLink = z.infer<typeof pathLink>;
export type TitledText = z.infer<typeof titledText>;

export interface Author extends Omit<SiteFile['author'], 'portraitAlt' | 'sampleNote'> {
  /** States that this person is fictional; null for a real one. */
  sampleNote: string | null;
  portrait: Picture;
}

/** Words of the whole site. Links may lead to pages that do not exist yet; show only existing ones. */
export interface Site extends Omit<SiteFile, 'bookOrder' | 'author' | 'contact'> {
  author: Author;
  contact: SiteFile['contact'] & { phoneLink: string };
}

/** A page with one message and a link. */
export type Notice = Site['notFound'];
export type Navigation = Site['navigation'];
export type SalesWords = Site['sales'];
export type ShopWords = Site['shop'];
export type ThankYouWords = Site['thankYou'];

/** Countries that paperbacks ship to. */
export type Postage = PostageFile;
export type PersonalCopy = PersonalCopyFile;

/** Addresses of the site's own drawings. */
export interface Artwork {
  /** Address of the author's mark, an SVG. */
  favicon: string;
  /** The mark as SVG, if it is small and can be inlined. */
  inlineMark?: string;
  ornament: string;
  appleTouchIcon: string;
  icon512: string;
  /** A 1200 × 630 JPEG for pages without their own. */
  socialImage: string;
  /** Social images by page path, for pages about no single book. */
  socialImages: Record<string, string>;
}
