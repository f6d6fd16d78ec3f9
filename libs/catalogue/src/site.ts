import type { z } from 'zod';

import type { pageMeta, pathLink, titledText } from './content/fields.js';
import type { PersonalCopyFile, PostageFile, SiteFile } from './content/site.schema.js';
import type { Picture } from './picture.js';

/** What a search engine and a shared link say about a page. */
export type PageMeta = z.infer<typeof pageMeta>;
export type PathLink = z.infer<typeof pathLink>;
export type TitledText = z.infer<typeof titledText>;

export interface Author extends Omit<SiteFile['author'], 'portraitAlt' | 'sampleNote'> {
  /** Says that this person is invented; null for a real one. */
  sampleNote: string | null;
  portrait: Picture;
}

/** The words of the whole site. Paths may name pages that are still to come; show those that exist. */
export interface Site extends Omit<SiteFile, 'bookOrder' | 'author' | 'contact'> {
  author: Author;
  contact: SiteFile['contact'] & { phoneLink: string };
}

/** A page that says one thing and offers a way on. */
export type Notice = Site['notFound'];
export type Navigation = Site['navigation'];
export type SalesWords = Site['sales'];
export type ShopWords = Site['shop'];
export type ThankYouWords = Site['thankYou'];

/** Where paperbacks are posted to. */
export type Postage = PostageFile;
export type PersonalCopy = PersonalCopyFile;

/** Addresses of the drawings that belong to the site rather than to a book. */
export interface Artwork {
  /** Address of the author's mark, an SVG. */
  favicon: string;
  /** The mark itself, where it is small and can stand in a page. */
  inlineMark?: string;
  ornament: string;
  appleTouchIcon: string;
  icon512: string;
  /** A 1200 × 630 JPEG for pages that have none of their own. */
  socialImage: string;
  /** By path of the page, those of pages that are about no one book. */
  socialImages: Record<string, string>;
}
