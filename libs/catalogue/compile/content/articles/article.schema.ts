import { z } from 'zod';
import { calendarDate, keywords, text } from '../fields.js';

/** What search engines show of a page: longer words are cut off in the middle. */
const shortTitle = text.max(48, 'must be 48 letters or fewer, for search engines cut off what is longer');
const shortText = text.max(160, 'must be 160 letters or fewer, for search engines cut off what is longer');

/** The lines between `---` and `---` at the top of `content/articles/<slug>.md` */
export const articleFields = z.strictObject({
  title: shortTitle,
  excerpt: shortText,
  category: z.enum(['faith', 'legal', 'writing', 'personal-growth'], {
    error: 'must be "faith", "legal", "writing" or "personal-growth"',
  }),
  publishedDate: calendarDate,
  updatedDate: calendarDate.optional(),
  featured: z.boolean('must be true or false, without quotation marks'),
  keywords,
  /** Folders of content/books; the first lends the article its colours. */
  relatedBooks: z
    .array(text, 'must be a list of book folders')
    .min(1, 'must name at least one book')
    .max(3, 'must name three books at most'),
  pictureAlt: text,
});

export type ArticleFields = z.infer<typeof articleFields>;
