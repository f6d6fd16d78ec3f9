import { addTypedCard, type Card, takePaymentMethod, type TypedCard } from '../cards/payment-methods.js';
import { serverCard, typedCard } from '../cards/recognize-card.js';
import { lockPaymentIntent } from '../database/stored-objects.js';
import type { PaymentIntent } from '../objects/event.js';
import { clearable, flag, oneOf, text, unsupported } from '../parameters/plain-readers.js';
import { email, reference, webAddress } from '../parameters/stripe-readers.js';
import { type Answer, type Call, endpoint } from '../protocol/endpoint.js';
import { documentationOf, invalidRequest, noSuch } from '../protocol/refusal.js';
import { attemptPayment, failPayment, settlePayment } from './attempt-payment.js';
import { canTake, checkClientSecret, requiredClientSecret, unexpectedState } from './intent-status.js';

/** Parameters of a confirmation, from servers and browsers, separate or with the intent's creation. */
export interface Confirmation {
  payment_method?: string;
  payment_method_data?: TypedCard;
  return_url?: string;
  use_stripe_sdk?: boolean;
  error_on_requires_action?: boolean;
  off_session?: boolean;
}

export const serverConfirmation = {
  payment_method: text(),
  payment_method_data: serverCard,
  return_url: webAddress,
  use_stripe_sdk: flag,
  error_on_requires_action: flag,
  off_session: flag,
  confirmation_token: reference('confirmationtoken'),
  mandate: reference('mandate'),
  mandate_data: unsupported(),
  radar_options: unsupported(),
};

export const confirmOnServer = endpoint({
  method: 'POST',
  path: '/v1/payment_intents/:id/confirm',
  parameters: {
    ...serverConfirmation,
    client_secret: text(),
    receipt_email: clearable(email),
    capture_method: unsupported('automatic', 'automatic_async'),
    setup_future_usage: unsupported(''),
    shipping: unsupported(''),
    payment_method_options: unsupported(''),
  },
  execute: async (call, values, id) =>
    confirm(call, await lockedIntent(call, id, values.client_secret), values),
});

/** Request of Stripe.js. return_url is optional, as in Stripe.js with redirect: 'if_required'. */
export const confirmInBrowser = endpoint({
  method: 'POST',
  path: '/v1/payment_intents/:id/confirm',
  parameters: {
    client_secret: requiredClientSecret,
    payment_method: text(),
    payment_method_data: typedCard,
    return_url: webAddress,
    receipt_email: clearable(email),
    use_stripe_sdk: flag,
    redirect: oneOf('always', 'if_required'),
  },
  execute: async (call, values, id) =>
    confirm(call, await lockedIntent(call, id, values.client_secret), values),
});

async function lockedIntent(
  call: Call,
  id: string,
  clientSecret: string | undefined,
): Promise<PaymentIntent> {
  const intent = await lockPaymentIntent(call.transaction, id);
  if (clientSecret !== undefined) return checkClientSecret(intent, clientSecret);
  if (!intent) throw noSuch('payment_intent', id, 'intent');
  return intent;
}

async function confirm(
  call: Call,
  intent: PaymentIntent,
  values: Confirmation & { receipt_email?: string | null },
): Promise<Answer> {
  const { receipt_email = intent.receipt_email } = values;
  return confirmIntent(call, { ...intent, receipt_email }, values);
}

export async function confirmIntent(
  call: Call,
  intent: PaymentIntent,
  values: Confirmation,
): Promise<Answer> {
  if (!canTake('confirm', intent.status)) {
    throw unexpectedState(intent, 'confirm', 'You cannot confirm this PaymentIntent');
  }
  const returnUrl = values.return_url ?? null;
  const mayRedirect = intent.automatic_payment_methods?.allow_redirects === 'always';
  if (call.audience === 'server' && mayRedirect && !returnUrl && !values.use_stripe_sdk) {
    throw invalidRequest(
      'This PaymentIntent accepts payment methods that may redirect your customer off your page, so a `return_url` ' +
        'must be provided. To take none of those, set automatic_payment_methods[allow_redirects] to never when ' +
        'creating it.',
      { param: 'return_url', payment_intent: intent },
    );
  }
  const card = await cardFor(call, intent, values);
  const unattended = values.error_on_requires_action === true || values.off_session === true;
  return attemptPayment(call, intent, card, { returnUrl, unattended });
}

async function cardFor(call: Call, intent: PaymentIntent, values: Confirmation): Promise<Card> {
  if (values.payment_method !== undefined && values.payment_method_data !== undefined) {
    throw invalidRequest(
      'You may only specify one of these parameters: payment_method, payment_method_data.',
      {
        code: 'parameters_exclusive',
        param: 'payment_method',
      },
    );
  }
  if (values.payment_method_data) return addTypedCard(call.transaction, values.payment_method_data);
  const id = values.payment_method ?? intent.payment_method;
  if (id) return takePaymentMethod(call.transaction, id);
  throw invalidRequest(
    "You cannot confirm this PaymentIntent because it's missing a payment method. Update it with one, or pass one " +
      'while confirming.',
    { code: 'payment_intent_unexpected_state', payment_intent: intent },
  );
}

/**
 * Applies the buyer's decision on the challenge page. Has no effect unless the intent is waiting for it, so
 * a second click changes nothing.
 */
export async function finishChallenge(call: Call, intentId: string, authenticated: boolean): Promise<void> {
  const intent = await lockPaymentIntent(call.transaction, intentId);
  if (!intent?.next_action || !intent.payment_method || !canTake('succeed', intent.status)) return;
  const card = await takePaymentMethod(call.transaction, intent.payment_method);
  if (authenticated) {
    await settlePayment(call, intent, card, card.testCard.decline, true);
    return;
  }
  const code = 'payment_intent_authentication_failure';
  await failPayment(call, intent, {
    type: 'invalid_request_error',
    code,
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    doc_url: documentationOf(code),
    payment_method: card.method,
  });
}
