/** Accessibility metadata of an ePub (EPUB Accessibility 1.1, §2), as written there. */
export interface EpubAccessibility {
  accessModes: string[];
  /** Combinations of modes, each sufficient to read all of it: `['textual', 'visual']`. */
  sufficientModes: string[][];
  features: string[];
  hazards: string[];
  summary: string;
  conformsTo: string[];
  certifiedBy: string;
}

export interface DocumentFacts {
  /** Of a PDF; null for other formats. */
  pages: number | null;
  /** A PDF that forbids editing or copying. */
  isProtected: boolean;
  /** A fixed layout, which the site's reader does not support. */
  isFixedLayout: boolean;
  /** Media of an ePub, which the site's reader leaves out. */
  media: ('audio' | 'video')[];
  /** Files other than chapters that an ePub lists but does not contain. */
  missing: string[];
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
