import type { BookCard } from '@lectern/catalogue';
import type { BookCoverProps } from '@lectern/ui';

/** As much of a book as is needed to show it and to lead to it. */
export interface BookFace {
  id: string;
  path: string;
  title: string;
  productId: string | null;
  cover: BookCoverProps['cover'];
}

export function faceOf({ id, path, title, productId, cover }: BookCard): BookFace {
  const { alt, width, height, avifSrcSet, webpSrcSet, src } = cover;
  return { id, path, title, productId, cover: { alt, width, height, avifSrcSet, webpSrcSet, src } };
}
