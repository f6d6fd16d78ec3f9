import type { PageWords } from '@lectern/catalogue';

import { ClosedText } from './closed-text.js';
import { OrderWorld } from './order-world.js';

/** At a private address: the server renders the order into the slot. */
export function OrderPage({ words }: { words: PageWords<'order'> }) {
  const { heading, closed } = words;
  return (
    <OrderWorld>
      <slot>
        <div className="order">
          <div className="lead">
            <h1>{heading}</h1>
            <ClosedText closed={closed} />
          </div>
        </div>
      </slot>
    </OrderWorld>
  );
}
