import { pages } from '@lectern/catalogue';
import { paletteClass } from '@lectern/ui/tokens';

import { fill } from '../../platform/email/email.js';
import { CodeForm, EmailForm, type FormResult } from '../order-links/mailbox-forms.js';
import { dayText } from '../order-links/day-text.js';
import type { FindBooks } from './find-books.js';

type Found = Exclude<Awaited<ReturnType<FindBooks['find']>>, 'over' | undefined>;

export function EmailPart({ email, problem }: FormResult) {
  const { words } = pages['find-my-books'];
  return (
    <section className="sheet">
      <p>{words.text}</p>
      <EmailForm
        action="/find-my-books"
        label={words.emailLabel}
        buttonLabel={words.emailButtonLabel}
        email={email}
        problem={problem}
      />
    </section>
  );
}

export const codeText = (email: string): string => fill(pages['find-my-books'].words.codeText, { email });

/** Form for the code; the same for every address. */
export function CodePart({ email = '', problem }: FormResult) {
  const { words } = pages['find-my-books'];
  return (
    <section className="sheet">
      <p role={problem ? undefined : 'status'}>{codeText(email)}</p>
      <CodeForm
        action="/find-my-books/code"
        label={words.codeLabel}
        buttonLabel={words.codeButtonLabel}
        email={email}
        problem={problem}
      />
      <p>
        <a href="/find-my-books">{words.againLabel}</a>
      </p>
    </section>
  );
}

export function ListPart({ found, timeZone }: { found: Found; timeZone: string }) {
  const { words } = pages['find-my-books'];
  const { states } = pages.order.words;
  return (
    <>
      <p>{fill(words.listText, { email: found.email })}</p>
      <ul className="orders">
        {found.orders.map(
          ({ orderId, lineNumber, title, bookId, coverSrc, state, orderedAt, path, readPath, reference }) => (
            <li
              key={`${orderId} ${lineNumber}`}
              className={`sheet bought ${bookId ? paletteClass(bookId) : ''}`}
            >
              {coverSrc ? <img src={coverSrc} alt="" width="96" height="144" loading="lazy" /> : null}
              <div>
                <h2>{title}</h2>
                <p>
                  {fill(words.orderText, { date: dayText(orderedAt, timeZone) })}. {states[state]}
                </p>
                <p className="ways">
                  <a href={path} className="button" aria-label={`${words.openLabel}: ${title}, ${reference}`}>
                    {words.openLabel}
                  </a>
                  {readPath === null ? null : (
                    <a href={readPath} className="button" aria-label={`${words.readLabel}: ${title}`}>
                      {words.readLabel}
                    </a>
                  )}
                </p>
              </div>
            </li>
          ),
        )}
      </ul>
    </>
  );
}
