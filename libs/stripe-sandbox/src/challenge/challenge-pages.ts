import { createHash } from 'node:crypto';

import type { PaymentIntent } from '../objects/event.js';
import { formatAmount } from '../payments/money-rules.js';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** HTML template that escapes values; nested templates are inserted as they are. */
export class Html {
  constructor(readonly text: string) {}
}

export function html(parts: TemplateStringsArray, ...values: (string | Html)[]): Html {
  const shown = values.map((value) => (value instanceof Html ? value.text : escapeHtml(value)));
  return new Html(parts.map((part, index) => part + (shown[index] ?? '')).join(''));
}

/**
 * Script of the page after a challenge. In a frame it notifies the parent page of the same origin; at top level it
 * returns to the shop, like the page's link.
 */
export const CHALLENGE_SCRIPT = `'use strict';
const paymentIntent = document.body.dataset.paymentIntent;
const back = document.getElementById('back');
if (window.parent !== window) {
  const message = { type: 'lectern-sandbox-challenge', paymentIntent };
  window.parent.postMessage(message, window.location.origin);
} else if (back) {
  window.location.replace(back.href);
}
`;

const CHALLENGE_STYLE = `
:root { color-scheme: light dark; --paper: #f4f6f8; --card: #ffffff; --ink: #1b2430; --soft: #51606f;
  --line: #c9d1d9; --go: #14532d; --on-go: #ffffff; --note: #fff4d6; --on-note: #4a3600; }
@media (prefers-color-scheme: dark) { :root { --paper: #10151b; --card: #1a222b; --ink: #e8edf2; --soft: #a9b5c1;
  --line: #3b4855; --go: #7fd6a0; --on-go: #06260f; --note: #3a2f10; --on-note: #f6e3ad; } }
* { box-sizing: border-box; }
html { font: 100%/1.5 system-ui, sans-serif; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1rem; background: var(--paper);
  color: var(--ink); }
main { width: 100%; max-width: 26rem; padding: 1.5rem; background: var(--card); border: 1px solid var(--line);
  border-radius: 0.75rem; }
h1 { margin: 0 0 1rem; font-size: 1.25rem; line-height: 1.25; text-wrap: balance; }
p { margin: 0 0 1rem; }
.bank { margin: 0 0 1rem; font-size: 0.875rem; font-weight: 600; color: var(--soft); }
.note { padding: 0.625rem 0.75rem; border-radius: 0.5rem; background: var(--note); color: var(--on-note);
  font-size: 0.9375rem; }
dl { margin: 0 0 1.25rem; display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1rem; }
dt { color: var(--soft); }
dd { margin: 0; text-align: end; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
form { display: grid; gap: 0.75rem; margin: 1.25rem 0 0; }
button, .button { display: block; width: 100%; min-height: 3rem; padding: 0.75rem 0.5rem; border: 2px solid var(--go);
  border-radius: 0.5rem; font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
button, .button { background: var(--go); color: var(--on-go); }
button.plain { background: transparent; border-color: var(--soft); color: var(--ink); }
button:focus-visible, .button:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px; }
main > p:last-of-type { margin-bottom: 0; }
`;

export const CHALLENGE_STYLE_HASH = `'sha256-${createHash('sha256').update(CHALLENGE_STYLE).digest('base64')}'`;

/** On one line: the policy's hash covers every character between the tags. */
const STYLE = new Html(`<style>${CHALLENGE_STYLE}</style>`);

/** Renders the page on which a buyer approves or rejects a payment. `last4` is the end of the card number. */
export function challengePage(intent: PaymentIntent, last4: string): string {
  const amount = formatAmount(intent.amount, intent.currency).replace(/ \w+$/, (code) => code.toUpperCase());
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

export function donePage(intent: PaymentIntent, scriptUrl: string, back: string | undefined): string {
  const words: Partial<Record<PaymentIntent['status'], [string, string]>> = {
    succeeded: ['Payment approved', 'The test bank has approved the payment.'],
    canceled: ['This payment was canceled', 'There is nothing left to confirm.'],
  };
  const [title, sentence] = words[intent.status] ?? [
    'Payment failed',
    'The test bank has declined the payment. You weren’t charged. You can try again with another card.',
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

export function unknownPaymentPage(): string {
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
        <title>${title} &ndash; Stand-in bank</title>
        ${STYLE}
      </head>
      <body data-payment-intent="${paymentIntentId}">
        <main>
          <p class="bank">Stand-in bank &middot; test payments only</p>
          ${content}
        </main>
      </body>
    </html> `.text;
}

/**
 * Returns the shop's return_url with Stripe's parameters
 * (https://docs.stripe.com/payments/payment-intents/verifying-status). Undefined for anything but http(s).
 */
export function returnAddress(intent: PaymentIntent, returnUrl: string | null): string | undefined {
  if (returnUrl === null || !URL.canParse(returnUrl)) return undefined;
  const url = new URL(returnUrl);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
  url.searchParams.set('payment_intent', intent.id);
  url.searchParams.set('payment_intent_client_secret', intent.client_secret);
  url.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'failed');
  return url.href;
}
