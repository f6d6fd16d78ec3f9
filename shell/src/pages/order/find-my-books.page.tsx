import type { PageWords } from '@lectern/catalogue';
import { Button, Field } from '@lectern/ui';

import { OrderColumn, OrderSheet } from './order-sheet.js';

/** Shows an address's purchases after a code by email. The server renders the steps after this form into the slot. */
export function FindMyBooksPage({ words }: { words: PageWords<'find-my-books'> }) {
  return (
    <OrderColumn>
      <h1>{words.heading}</h1>
      <OrderSheet>
        <slot>
          <section className="sheet">
            <p>{words.text}</p>
            <form method="post" action="/find-my-books" noValidate>
              <Field id="email" name="email" type="email" autoComplete="email" label={words.emailLabel} />
              <Button type="submit">{words.emailButtonLabel}</Button>
            </form>
          </section>
        </slot>
      </OrderSheet>
    </OrderColumn>
  );
}
