import type { ArticleCard, Blog, PageWords } from '@lectern/catalogue';
import type { ShownPicture } from './article-picture.js';

export interface ArticleSummary {
  path: string;
  title: string;
  excerpt: string;
  /** Of its category; null if it has none. */
  label: string | null;
  /** `8 min read` */
  readTime: string;
  publishedOn: string;
  bookId: string;
  picture: ShownPicture;
}

export function summaryOfArticle(
  card: ArticleCard,
  { categories, readTimeText }: Pick<PageWords<'blog'>, 'readTimeText'> & Pick<Blog, 'categories'>,
): ArticleSummary {
  const { path, title, excerpt, publishedOn, picture } = card;
  const { avifSrcSet, webpSrcSet, src, dominantColor, focus } = picture;
  return {
    path,
    title,
    excerpt,
    label: categories[card.category ?? ''] ?? null,
    readTime: readTimeText.replace('{minutes}', String(card.readMinutes)),
    publishedOn,
    bookId: card.relatedBookIds[0] ?? '',
    picture: { avifSrcSet, webpSrcSet, src, ...(focus ? { focus, dominantColor } : {}) },
  };
}
