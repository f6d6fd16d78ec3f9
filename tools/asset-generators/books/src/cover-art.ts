/** What the two formats need to know of a book's face. */
export interface CoverArt {
  /** content/books/<id>/cover.svg, its letters drawn as outlines; null when the book has none yet. */
  svg: Buffer | null;
  alt: string;
  /** `#RRGGBB`, from the book's light palette. */
  accent: string;
  paper: string;
}
