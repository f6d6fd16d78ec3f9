import { z } from 'zod';
import { pathLink, text } from '../fields.js';
import { pageFile } from './page-file.js';

/** `content/pages/books.json` */
export const booksPage = pageFile({
  heading: text,
  intro: text,
  filterLabel: text,
  /** What the filter offers; the first is every book. */
  categories: z.strictObject({ all: text, spiritual: text, legal: text, motivational: text }),
  /** `{count}` of `{total}` */
  countText: text,
  /** `{pages}` */
  pagesText: text,
  comingSoonText: text,
  detailsLabel: text,
  /** What the four shops are called on their buttons. */
  shops: z.strictObject({ amazon: text, barnesNoble: text, kobo: text, apple: text }),
  newTabText: text,
  closing: z.strictObject({ heading: text, text, contact: pathLink, speaking: pathLink }),
});
