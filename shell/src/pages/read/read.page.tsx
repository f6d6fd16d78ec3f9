import { styled } from 'styled-components';

import { ClosedText } from '../order/closed-text.js';
import { OrderColumn, OrderSheet } from '../order/order-sheet.js';
import { BookReading } from './book-reading.island.js';
import type { ReadWords } from './read.words.js';

const Sheet = styled(OrderSheet)`
  margin-bottom: var(--space-4);
`;

/** At the private address of an e-book. If it cannot be read, the server renders the reason into the slot. */
export function ReadPage({ words }: { words: ReadWords }) {
  const { heading, closed, noScriptText } = words;
  return (
    <OrderColumn>
      <h1>{heading}</h1>
      <Sheet>
        <slot>
          <ClosedText closed={closed} />
        </slot>
        <noscript>
          <p>{noScriptText}</p>
        </noscript>
      </Sheet>
      <BookReading words={words} />
    </OrderColumn>
  );
}
