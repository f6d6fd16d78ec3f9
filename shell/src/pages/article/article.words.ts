import {
  type ArticleCard,
  type Blog,
  bookById,
  pages,
  partContent,
  type PageWords,
  site,
  type Site,
} from '@lectern/catalogue';
import { type BookSummary, summaryOf } from '../../books/book-summary.js';
import type { PageContent } from '../../site-map/page-content.js';
import { hasManyArticles } from '../blog/blog-pages.words.js';
import { relatedArticles } from '../blog/blog-rules.js';
import { type ArticleSummary, summaryOfArticle } from '../blog/article-summary.js';

interface RelatedBook {
  face: BookSummary;
  summary: string;
  address: string;
}

export interface ArticleWords {
  face: ArticleSummary;
  pictureAlt: string;
  /** Null if it never changed after publication. */
  updatedOn: string | null;
  html: string;
  headings: { id: string; text: string }[];
  author: Pick<Site['author'], 'name' | 'role' | 'shortBio' | 'portrait'>;
  books: RelatedBook[];
  newer: ArticleSummary | null;
  older: ArticleSummary | null;
  /** Of the same category, if the blog is too long for one page. */
  alike: ArticleSummary[];
  labels: PageWords<'blog'>['article'] & { blog: string };
  newsletter: Site['newsletter'];
}

function related(id: string): RelatedBook[] {
  const book = bookById(id);
  if (!book) return [];
  return [{ face: summaryOf(book), summary: book.summary, address: book.path }];
}

/** Articles of the same category with the most keywords in common, the newest first. */
function alike(blog: Blog, at: number): ArticleCard[] {
  const card = blog.articles[at];
  if (!card || !hasManyArticles(blog)) return [];
  const shared = ({ keywords }: ArticleCard) =>
    keywords.filter((keyword) => card.keywords.includes(keyword)).length;
  return blog.articles
    .filter((other, place) => Math.abs(place - at) > 1 && other.category === card.category)
    .toSorted((one, other) => shared(other) - shared(one))
    .slice(0, relatedArticles);
}

export function articleContent(blog: Blog, slug: string): PageContent<ArticleWords> {
  const { words } = partContent('blog', pages.blog);
  const { articles, categories } = blog;
  const at = articles.findIndex((article) => article.slug === slug);
  const card = articles[at];
  if (!card) throw new Error(`There is no article ${slug}.`);
  const section = categories[card.category ?? ''];
  const summary = (other: ArticleCard) =>
    summaryOfArticle(other, { categories, readTimeText: words.readTimeText });
  const face = (other: ArticleCard | undefined) => (other ? summary(other) : null);
  const { name, role, shortBio, portrait } = site.author;
  const { title, excerpt, keywords, publishedOn, updatedOn, html, headings } = card;
  return {
    meta: {
      title: `${card.search?.title ?? title} | ${site.name}`,
      description: card.search?.description ?? excerpt,
      keywords,
    },
    ...(card.social ? { social: card.social } : {}),
    socialImage: card.socialImage,
    openGraph: {
      'og:type': 'article',
      'article:published_time': publishedOn,
      'article:modified_time': updatedOn,
      'article:author': name,
      ...(section === undefined ? {} : { 'article:section': section }),
    },
    words: {
      face: summary(card),
      pictureAlt: card.picture.alt,
      updatedOn: updatedOn === publishedOn ? null : updatedOn,
      html,
      headings,
      author: { name, role, shortBio, portrait },
      books: card.relatedBookIds.flatMap(related),
      newer: face(articles[at - 1]),
      older: face(articles[at + 1]),
      alike: alike(blog, at).map(summary),
      labels: { ...words.article, blog: words.eyebrow },
      newsletter: site.newsletter,
    },
  };
}
