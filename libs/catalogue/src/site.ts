import type { z } from 'zod';

import type { pageMeta, pathLink, titledText } from './content/fields.js';
import type { PersonalCopyFile, PostageFile, SiteFile } from './content/site.schema.js';
import type { Law, Phone } from './law.js';
import type { Portrait } from './picture.js';

export type PageMeta = z.infer<typeof pageMeta>;
export type PathLink = z.infer<typeof pathLink>;
export type TitledText = z.infer<typeof titledText>;

export interface Author extends Omit<SiteFile['author'], 'portraitAlt' | 'sampleNote'> {
  /** States that this person is fictional; null for a real one. */
  sampleNote: string | null;
  portrait: Portrait;
  /** SVG in the color of the text around it; null if the author has none. */
  signatureSvg: string | null;
}

/** Words of the whole site. Links may lead to pages that do not exist yet; show only existing ones. */
export interface Site extends Omit<SiteFile, 'bookOrder' | 'author' | 'contact' | 'law' | 'newsletter'> {
  author: Author;
  contact: { email: string } & (Phone | Record<keyof Phone, null>);
  law: Law;
  /** Null without the newsletter. */
  newsletter: SiteFile['newsletter'] | null;
}

export type Notice = Site['notFound'];
export type Navigation = Site['navigation'];
export type SalesWords = Site['sales'];
export type ShopWords = Site['shop'];
export type ThankYouWords = Site['thankYou'];

export type Postage = PostageFile;
export type PersonalCopy = PersonalCopyFile;

export interface Artwork {
  favicon: string;
  /** The mark as SVG, if it is small and can be inlined. */
  inlineMark?: string;
  ornament: string;
  appleTouchIcon: string;
  icon512: string;
  socialImage: string;
  /** Social images by page path, for pages about no single book. */
  socialImages: Record<string, string>;
}
