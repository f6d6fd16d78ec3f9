/** What an ePub's metadata says of its accessibility (EPUB Accessibility 1.1, §2), as written there. */
export interface EpubAccessibility {
  accessModes: string[];
  /** Each is a combination of modes that suffices to read all of it: `['textual', 'visual']`. */
  sufficientModes: string[][];
  features: string[];
  hazards: string[];
  /** In the author's own words. */
  summary: string;
  /** Standards it meets, by name or by address. */
  conformsTo: string[];
  certifiedBy: string;
}

/** What was found in a file that is fit to be sold. */
export interface DocumentFacts {
  /** Of a PDF; null for formats without pages of their own. */
  pages: number | null;
  /** A PDF that opens without a password and forbids editing or copying. */
  isProtected: boolean;
  /** An ePub with a fixed layout: it cannot be read on the site. */
  isFixedLayout: boolean;
  /** An ePub's sound and film, which the site's reader leaves out. */
  media: ('audio' | 'video')[];
  /** Pictures, style sheets and the like that an ePub lists but does not hold. */
  missing: string[];
  /** Null where the file says nothing. */
  accessibility: EpubAccessibility | null;
}

export const NO_FACTS: DocumentFacts = {
  pages: null,
  isProtected: false,
  isFixedLayout: false,
  media: [],
  missing: [],
  accessibility: null,
};
