import type { SiteCurrency, SiteLanguage } from '@lectern/catalogue';

import type { Step } from './first-run-rules.js';
import type { SitePaletteName, TypefaceId } from '@lectern/ui/tokens';

/** A received file in the draft's folder. */
export interface KeptFile {
  /** As the owner called it. */
  name: string;
  /** In the draft's folder. */
  fileName: string;
  sizeBytes: number;
  sha256: string;
}

export interface KeptBookFile extends KeptFile {
  format: 'pdf' | 'epub';
  /** Of a PDF. */
  pages: number | null;
}

export interface BookAnswer {
  title: string;
  description: string;
  /** In the notation of a card: `9,99 €`. */
  price: string;
  cover: KeptFile | null;
  /** At most one of each format. */
  files: readonly KeptBookFile[];
}

/** The answers so far. */
export interface Draft {
  /** Changes with every answer. */
  revision: number;
  answered: readonly Step[];
  you: { name: string; email: string; passwordHash: string } | null;
  place: { language: SiteLanguage; country: string } | null;
  currency: SiteCurrency | null;
  look: SitePaletteName | null;
  typefaces: TypefaceId | null;
  book: BookAnswer | null;
}

export const emptyDraft: Draft = {
  revision: 1,
  answered: [],
  you: null,
  place: null,
  currency: null,
  look: null,
  typefaces: null,
  book: null,
};
