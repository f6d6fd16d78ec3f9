import type { ArticleSlug, BookId } from './ids.js';
import type { Picture } from './picture.js';

export interface ArticleCard {
  slug: ArticleSlug;
  path: string;
  title: string;
  /** One or two sentences, at most 160 characters; also the meta description. */
  excerpt: string;
  /** Key of a label in `categories` of the blog; null if the author has none. */
  category: string | null;
  /** Whole minutes, at 225 words a minute. */
  readMinutes: number;
  wordCount: number;
  /** `YYYY-MM-DD` */
  publishedOn: string;
  /** `YYYY-MM-DD`; the publication date if the article was never changed. */
  updatedOn: string;
  featured: boolean;
  keywords: string[];
  /** The first book sets the article's colors. */
  relatedBookIds: BookId[];
  /** Always 3:2. */
  picture: Picture;
  /** Path of a 1200 × 630 JPEG. */
  socialImage: string;
}

export interface ArticleBody {
  slug: ArticleSlug;
  /** Text of the file without its front matter. */
  markdown: string;
  /** Headings with ids, paragraphs, lists, quotations, links. No scripts. */
  html: string;
  /** The text on one line, for the search index. */
  plainText: string;
  headings: { id: string; text: string }[];
}

/** An article that visitors can read, of a content file or the owner's. */
export interface PublishedArticle extends ArticleCard, Omit<ArticleBody, 'slug' | 'markdown'> {
  /** Title and description for search engines, if they differ from those of the page. */
  search?: { title: string; description: string };
  /** The same for links in social networks. */
  social?: { title: string; description: string };
}

export interface Blog {
  /** Newest first. */
  articles: readonly PublishedArticle[];
  /** Labels by id. */
  categories: Readonly<Record<string, string>>;
}

/** A page that the owner added to the site. */
export interface OwnPage {
  path: string;
  title: string;
  /** In the menu and the footer. */
  label: string;
  description: string;
  html: string;
  isInMenu: boolean;
  isInFooter: boolean;
  isIndexed: boolean;
}
