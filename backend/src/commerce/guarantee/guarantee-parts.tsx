import { pages, formatPrice } from '@lectern/catalogue';
import type { ReactNode } from 'react';

import { fill } from '../../platform/email/email.js';
import { OrderFrame } from '../order-links/order-frame.js';
import { momentText } from '../order-links/day-text.js';
import type { GuaranteeRefusal } from './guarantee-rules.js';
import type { GuaranteeView } from './guarantee.js';

interface GuaranteeProps {
  view: GuaranteeView;
  path: string;
  timeZone: string;
}

/** Explained, since an email has promised the guarantee. */
const EXPLAINED: ReadonlySet<GuaranteeRefusal> = new Set(['not-first', 'partly-refunded', 'returned']);

/** The button, the progress, or the reason why there is none. */
export function GuaranteePart({ view, path, timeZone }: GuaranteeProps) {
  const { guarantee: words } = pages.order.words;
  if (view.state === 'refused' && !EXPLAINED.has(view.refusal)) return null;
  return (
    <section aria-labelledby="guarantee" data-screen-only="">
      <h2 id="guarantee">{words.heading}</h2>
      {view.state === 'offered' ? (
        <>
          <p>
            {fill(words.offerText, {
              amount: formatPrice(view.amountCents),
              until: momentText(view.until, timeZone),
            })}
          </p>
          <p className="ways">
            <a href={`${path}/refund`} className="button">
              {words.askLabel}
            </a>
          </p>
        </>
      ) : view.state === 'refused' ? (
        <p>{words.refusals[view.refusal]}</p>
      ) : (
        <p role="status">
          {fill(words.states[view.state], {
            amount: view.state === 'on-its-way' ? formatPrice(view.amountCents) : '',
          })}
        </p>
      )}
    </section>
  );
}

/** Frame of the pages that ask or refuse. */
export function GuaranteeFrame({ bookId, children }: { bookId: string | undefined; children: ReactNode }) {
  return (
    <OrderFrame bookIds={[bookId]}>
      <div className="lead">
        <h1>{pages.order.words.heading}</h1>
      </div>
      <div className="content">{children}</div>
    </OrderFrame>
  );
}

interface ConfirmProps {
  view: Extract<GuaranteeView, { state: 'offered' }>;
  titles: string;
  path: string;
}

export function ConfirmPart({ view, titles, path }: ConfirmProps) {
  const { guarantee: words } = pages.order.words;
  const places = { amount: formatPrice(view.amountCents), title: titles };
  return (
    <section aria-labelledby="confirm" className="sheet">
      <h2 id="confirm">{fill(words.confirmHeading, places)}</h2>
      <p>{fill(view.asksFirst ? words.askFirstText : words.confirmText, places)}</p>
      <form method="post" action={`${path}/refund`} noValidate>
        <button type="submit">
          {fill(view.asksFirst ? words.askFirstButtonLabel : words.confirmButtonLabel, places)}
        </button>
      </form>
      <p>
        <a href={path}>{words.keepLabel}</a>
      </p>
    </section>
  );
}

export function RefusedPart({ refusal, path }: { refusal: GuaranteeRefusal; path: string }) {
  const { guarantee: words, help } = pages.order.words;
  return (
    <section className="sheet">
      <p role="alert">{words.refusals[refusal]}</p>
      <p>
        <a href={help.link.path}>{help.link.label}</a>
      </p>
      <p>
        <a href={path}>{words.backLabel}</a>
      </p>
    </section>
  );
}
