import type { PublicProduct } from '@lectern/api-client';
import type { SalesSection } from '@lectern/catalogue';
import type { SalesWords } from './sales.words.js';

/** What every section is given: the words of the page, its own part of them, and the shop's record of the book. */
export interface SectionProps<Kind extends SalesSection['kind']> {
  words: SalesWords;
  section: Extract<SalesSection, { kind: Kind }>;
  /** Undefined while the book cannot be bought here. */
  product: PublicProduct | undefined;
}
