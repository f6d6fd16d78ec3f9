import { bookByProductId } from '@lectern/catalogue';
import { coverClass } from '@lectern/ui/tokens';

import type { ReadLine } from './book-reading.js';

/** A book to read, on its page. The script reads its colors (shell/src/pages/read/page-palette.ts). */
export function BookPart({ productId, title }: Pick<ReadLine, 'productId' | 'title'>) {
  const book = bookByProductId(productId);
  return (
    <section className="bought" data-book-palette={book && JSON.stringify(book.palette)}>
      {book ? (
        <img
          className={coverClass(book.id)}
          src={book.cover.src}
          srcSet={book.cover.webpSrcSet}
          sizes="14rem"
          alt=""
          width="640"
          height="960"
        />
      ) : null}
      <div>
        <h2>{title}</h2>
      </div>
    </section>
  );
}
