import type { PageWords } from '@lectern/catalogue';

import { ClosedText } from './closed-text.js';
import { OrderColumn, OrderSheet } from './order-sheet.js';

/** At a private address: the server renders the form for a review into the slot. */
export function ReviewPage({ words }: { words: PageWords<'review'> }) {
  const { heading, closed } = words;
  return (
    <OrderColumn>
      <h1>{heading}</h1>
      <OrderSheet>
        <slot>
          <ClosedText closed={closed} />
        </slot>
      </OrderSheet>
    </OrderColumn>
  );
}
