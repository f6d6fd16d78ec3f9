import { inWords } from '../payments/money-rules.js';
import type { PaymentIntent } from '../stripe-objects.js';
import { CHALLENGE_STYLE } from './challenge-style.js';
import { html, Html } from './html.js';

/** In one piece: the policy's hash covers every character between the tags. */
const STYLE = new Html(`<style>${CHALLENGE_STYLE}</style>`);

/** The page on which a buyer says yes or no to the bank. `last4` is the end of the card's number. */
export function challengePage(intent: PaymentIntent, last4: string): string {
  const amount = inWords(intent.amount, intent.currency).replace(/ \w+$/, (code) => code.toUpperCase());
  return document(
    'Confirm your payment',
    html`<h1>Does this payment come from you?</h1>
      <p class="note" id="note">This is a stand-in for a bank. No card is charged and no money moves.</p>
      <dl>
        <dt>Amount</dt>
        <dd>${amount}</dd>
        <dt>Test card</dt>
        <dd>ending in ${last4}</dd>
      </dl>
      <p>A real bank would send you a code or ask in its app. Here, choose what the bank should find out.</p>
      <form method="post" aria-describedby="note">
        <input type="hidden" name="client_secret" value="${intent.client_secret}" />
        <button name="outcome" value="complete">Complete authentication</button>
        <button class="plain" name="outcome" value="fail">Fail authentication</button>
      </form>`,
  );
}

/** The page after it, which leads back to the shop. */
export function donePage(intent: PaymentIntent, scriptUrl: string, back: string | undefined): string {
  const words: Partial<Record<PaymentIntent['status'], [string, string]>> = {
    succeeded: ['Thank you, that was you', 'The stand-in bank has approved the payment.'],
    canceled: ['This payment was canceled', 'There is nothing left to confirm.'],
  };
  const [title, sentence] = words[intent.status] ?? [
    'The payment did not go through',
    'The stand-in bank has not approved it. No money has moved; you can try again with another card.',
  ];
  const way = back
    ? html`<p><a class="button" id="back" href="${back}" target="_top">Continue</a></p>`
    : html`<p>You can go back to the shop now.</p>`;
  return document(
    title,
    html`<h1>${title}</h1>
      <p role="status">${sentence}</p>
      ${way}
      <script src="${scriptUrl}"></script>`,
    intent.id,
  );
}

/** For an address that leads to no payment. */
export function strayPage(): string {
  return document(
    'Nothing to confirm',
    html`<h1>There is no payment to confirm here</h1>
      <p>The address is incomplete or old. Please go back to the shop and start again.</p>`,
  );
}

function document(title: string, content: Html, paymentIntentId = ''): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – Stand-in bank</title>
        ${STYLE}
      </head>
      <body data-payment-intent="${paymentIntentId}">
        <main>
          <p class="bank">Stand-in bank · test payments only</p>
          ${content}
        </main>
      </body>
    </html> `.text;
}
