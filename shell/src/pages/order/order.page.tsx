import type { PageWords } from '@lectern/catalogue';

import { SiteLink } from '../../layout/site-link.js';
import { OrderColumn, OrderSheet } from './order-sheet.js';

/** At the private address of an order, which the server renders into its slot. */
export function OrderPage({ words }: { words: PageWords<'order'> }) {
  const { heading, closed } = words;
  return (
    <OrderColumn>
      <h1>{heading}</h1>
      <OrderSheet>
        <slot>
          <p>
            {closed.text} <SiteLink href={closed.link.path}>{closed.link.label}</SiteLink>
          </p>
        </slot>
      </OrderSheet>
    </OrderColumn>
  );
}
