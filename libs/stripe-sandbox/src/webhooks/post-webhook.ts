import { createHmac } from 'node:crypto';

/**
 * The Stripe-Signature header: `t=<seconds>,v1=<HMAC-SHA256 of "seconds.body">`
 * (https://docs.stripe.com/webhooks#verify-manually). Made anew at each try, since receivers refuse old ones.
 */
export function signatureHeader(body: string, secret: string, seconds: number): string {
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`, 'utf8').digest('hex');
  return `t=${seconds},v1=${digest}`;
}

/** One message to the webhook's receiver. */
export interface WebhookMessage {
  eventId: string;
  eventType: string;
  body: string;
  signature: string;
  /** From 1. */
  attempt: number;
}

/**
 * Carries one message to `url` and returns the HTTP status it was answered with. This is where a test bench
 * puts in its own carrier, to delay, double, reorder or lose messages.
 */
export type CarryWebhook = (url: string, message: WebhookMessage, signal: AbortSignal) => Promise<number>;

export const TIMEOUT_MS = 10_000;

/** Rejects where no answer has come within `timeoutMs`. */
export async function postWebhook(
  url: string,
  message: WebhookMessage,
  signal: AbortSignal,
  timeoutMs = TIMEOUT_MS,
): Promise<number> {
  const late = new AbortController();
  // No AbortSignal.timeout among others: one that nobody holds is collected, and its end never comes.
  const timer = setTimeout(() => late.abort(new Error(`No answer within ${timeoutMs} ms.`)), timeoutMs);
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: message.body,
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Stripe-Signature': message.signature,
        'User-Agent': 'Stripe/1.0 (payment sandbox)',
      },
      // A redirect is no receipt: at Stripe, too, it counts as a failure.
      redirect: 'manual',
      signal: AbortSignal.any([signal, late.signal]),
    });
    await response.body?.cancel();
    return response.status;
  } finally {
    clearTimeout(timer);
  }
}
