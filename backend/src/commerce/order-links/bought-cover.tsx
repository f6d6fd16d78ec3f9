import { coverClass } from '@lectern/ui/tokens';

export interface BoughtBook {
  id: string;
  cover: { src: string; webpSrcSet: string };
}

/** Large cover of a bought book, on its order's page and before its reader. It moves from one to the other. */
export const BoughtCover = ({ book }: { book: BoughtBook }) => (
  <img
    className={coverClass(book.id)}
    src={book.cover.src}
    srcSet={book.cover.webpSrcSet}
    sizes="14rem"
    alt=""
    width="640"
    height="960"
    data-screen-only=""
  />
);
