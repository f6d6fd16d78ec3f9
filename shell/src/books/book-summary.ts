import type { BookCard } from '@lectern/catalogue';
import type { BookCoverProps } from '@lectern/ui';

export interface BookSummary {
  id: string;
  path: string;
  title: string;
  productId: string | null;
  cover: BookCoverProps['cover'];
}

export function summaryOf({ id, path, title, productId, cover }: BookCard): BookSummary {
  const { alt, width, height, avifSrcSet, webpSrcSet, src } = cover;
  return { id, path, title, productId, cover: { alt, width, height, avifSrcSet, webpSrcSet, src } };
}
