import type { ArticleSlug, BookId } from './ids.js';
import type { Picture } from './picture.js';

export type ArticleCategory = 'faith' | 'legal' | 'writing' | 'personal-growth';

/** What a list of articles shows of one. */
export interface ArticleCard {
  slug: ArticleSlug;
  /** `/blog/<slug>` */
  path: string;
  title: string;
  /** A sentence or two, at most 160 characters: also what search engines show. */
  excerpt: string;
  category: ArticleCategory;
  /** Whole minutes, at 225 words a minute. */
  readMinutes: number;
  wordCount: number;
  /** `YYYY-MM-DD` */
  publishedOn: string;
  /** `YYYY-MM-DD`; the day of publication where nothing was changed since. */
  updatedOn: string;
  featured: boolean;
  keywords: string[];
  /** The first lends the article its colours. */
  relatedBookIds: BookId[];
  /** Always 3:2. */
  picture: Picture;
  /** Path of a 1200 × 630 JPEG. */
  socialImage: string;
}

/** The text of one article; loaded with that article only. */
export interface ArticleBody {
  slug: ArticleSlug;
  /** Headings with an id, paragraphs, lists, quotations, links: nothing that runs. */
  html: string;
  /** Its words on one line, for the search. */
  plainText: string;
  /** Its parts, for a table of contents. */
  headings: { id: string; text: string }[];
}
