import type { PageWords } from '@lectern/catalogue';

import { SiteLink } from '../../layout/site-link.js';
import { OrderColumn, OrderSheet } from './order-sheet.js';

/** At a private address: the server renders the form for a review into the slot. */
export function ReviewPage({ words }: { words: PageWords<'review'> }) {
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
