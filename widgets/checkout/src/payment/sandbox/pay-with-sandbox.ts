import type { PaymentOutcome } from '../payment-provider.js';
import { paymentStatusOf } from '../payment-provider.js';
import { readExpiry } from './card-expiry.js';
import { type CardDetails } from './card-details.js';
import { digitsOf } from './card-number.js';
import { SandboxError, type SandboxIntent, type SandboxIntents } from './sandbox-intents.js';
import * as m from './messages.en.js';

interface SandboxPayment {
  clientSecret: string;
  /** The typed card, or the id of a ready-made payment method. */
  card: CardDetails | `pm_${string}`;
  billing: { name: string; email: string };
  returnUrl: string;
}

/** Shows the bank's page; `closed` if the buyer left it early. */
export type Challenge = (url: string) => Promise<'finished' | 'closed'>;

export async function payWithSandbox(
  intents: SandboxIntents,
  payment: SandboxPayment,
  challenge: Challenge,
): Promise<PaymentOutcome> {
  const intent = await confirm(intents, payment);
  return intent instanceof SandboxError
    ? { kind: 'declined', message: intent.message || m.card.declined }
    : follow(intents, payment.clientSecret, intent, challenge);
}

async function confirm(
  intents: SandboxIntents,
  payment: SandboxPayment,
): Promise<SandboxIntent | SandboxError> {
  try {
    return await intents.confirm(payment.clientSecret, parametersOf(payment));
  } catch (cause) {
    if (!(cause instanceof SandboxError)) throw cause;
    if (cause.type === 'card_error') return cause;
    // Already confirmed, here or in another tab: the payment's status determines the next step.
    if (cause.code === 'payment_intent_unexpected_state') return intents.retrieve(payment.clientSecret);
    throw cause;
  }
}

async function follow(
  intents: SandboxIntents,
  clientSecret: string,
  intent: SandboxIntent,
  challenge: Challenge,
): Promise<PaymentOutcome> {
  if (paymentStatusOf(intent.status) === 'paid') return { kind: 'paid' };
  const url = intent.next_action?.redirect_to_url?.url;
  if (intent.status !== 'requires_action' || !url) {
    return { kind: 'declined', message: intent.last_payment_error?.message ?? m.card.declined };
  }
  const ended = await challenge(url);
  // The challenge may have finished just before the dialog closed, so check before saying that nothing was
  // charged.
  const after = await intents.retrieve(clientSecret);
  if (paymentStatusOf(after.status) === 'paid') return { kind: 'paid' };
  const message =
    ended === 'closed' ? m.challenge.abandoned : (after.last_payment_error?.message ?? m.card.declined);
  return { kind: 'declined', message };
}

function parametersOf({ card, billing, returnUrl }: SandboxPayment): Record<string, string> {
  if (typeof card === 'string') return { payment_method: card, return_url: returnUrl };
  const expiry = readExpiry(card.expiry);
  const field = (path: string) => `payment_method_data${path}`;
  return {
    [field('[type]')]: 'card',
    [field('[card][number]')]: digitsOf(card.number),
    [field('[card][exp_month]')]: String(expiry?.month ?? ''),
    [field('[card][exp_year]')]: String(expiry?.year ?? ''),
    [field('[card][cvc]')]: digitsOf(card.code),
    [field('[billing_details][address][postal_code]')]: card.postalCode.trim(),
    ...(billing.name && { [field('[billing_details][name]')]: billing.name }),
    ...(billing.email && { [field('[billing_details][email]')]: billing.email }),
    return_url: returnUrl,
  };
}
