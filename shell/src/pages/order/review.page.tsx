import type { PageWords } from '@lectern/catalogue';

import { SiteLink } from '../../layout/site-link.js';
import { OrderColumn, OrderSheet } from './order-sheet.js';

/** Opened from an email that asks for a review. The server renders the form into the slot. */
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
