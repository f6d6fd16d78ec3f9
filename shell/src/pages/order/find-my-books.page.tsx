import type { PageWords } from '@lectern/catalogue';
import { Button, Field } from '@lectern/ui';

import { OrderColumn, OrderSheet } from './order-sheet.js';

/** From an address by a code to what was bought with it: what follows the form, the server puts in its place. */
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
