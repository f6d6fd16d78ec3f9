import { bookByProductId } from '@lectern/catalogue';

import { BoughtCover } from '../order-links/bought-cover.js';
import type { ReadLine } from './book-reading.js';

/** A book to read, on its page. The script reads its colors (shell/src/pages/read/page-palette.ts). */
export function BookPart({ productId, title }: Pick<ReadLine, 'productId' | 'title'>) {
  const book = bookByProductId(productId);
  return (
    <section className="bought" data-book-palette={book && JSON.stringify(book.palette)}>
      {book ? <BoughtCover book={book} /> : null}
      <div>
        <h2>{title}</h2>
      </div>
    </section>
  );
}
