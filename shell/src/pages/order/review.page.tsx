import type { PageWords } from '@lectern/catalogue';

import { SiteLink } from '../../layout/site-link.js';
import { OrderColumn, OrderSheet } from './order-sheet.js';

/** Stands behind the link of the email that asks for a review: the server puts the form into its slot. */
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
