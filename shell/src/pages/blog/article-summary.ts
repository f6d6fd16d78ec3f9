import type { ArticleCard, PageWords } from '@lectern/catalogue';

/** Fields of an article for a list. */
export interface ArticleFace {
  path: string;
  title: string;
  excerpt: string;
  /** Display name of the category. */
  label: string;
  /** `8 min read` */
  readTime: string;
  publishedOn: string;
  /** Book whose palette it uses. */
  bookId: string;
  picture: { avifSrcSet: string; webpSrcSet: string; src: string };
}

export function faceOfArticle(
  card: ArticleCard,
  { categories, readTimeText }: Pick<PageWords<'blog'>, 'categories' | 'readTimeText'>,
): ArticleFace {
  const { path, title, excerpt, publishedOn, picture } = card;
  const { avifSrcSet, webpSrcSet, src } = picture;
  return {
    path,
    title,
    excerpt,
    label: categories[card.category],
    readTime: readTimeText.replace('{minutes}', String(card.readMinutes)),
    publishedOn,
    bookId: card.relatedBookIds[0] ?? '',
    picture: { avifSrcSet, webpSrcSet, src },
  };
}
