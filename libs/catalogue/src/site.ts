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

/** A logo, drawn for the head of a page. */
export interface LogoPicture {
  /** WebP, at three pixels for each CSS pixel. */
  src: string;
  /** PNG, for emails and PDFs. */
  pngSrc: string;
  /** Largest size, in CSS pixels. */
  width: number;
  height: number;
  /** Main color of a logo on a transparent ground, `#rrggbb`; null if it has a ground of its own. */
  color: string | null;
}

export interface SiteLogo {
  light: LogoPicture;
  /** Null if both schemes have the same. */
  dark: LogoPicture | null;
  /** Schemes whose background would hide the logo: it gets a ground in the color of text there. */
  plates: { light: boolean; dark: boolean };
}

export interface Artwork {
  /** Null without one: the mark and the name are shown. */
  logo: SiteLogo | null;

  favicon: string;
  /** For old browsers; by default `/favicon.ico`. */
  ico?: string;
  /** The mark as SVG, if it is small and can be inlined. */
  inlineMark?: string;
  /** Null if the look has none. */
  ornament: string | null;
  appleTouchIcon: string;
  icon512: string;
  socialImage: string;
  /** Social images by page path, for pages about no single book. */
  socialImages: Record<string, string>;
}
