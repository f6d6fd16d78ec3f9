import { createHmac } from 'node:crypto';

/**
 * Creates a Stripe-Signature header: `t=<seconds>,v1=<HMAC-SHA256 of "seconds.body">`
 * (https://docs.stripe.com/webhooks#verify-manually). Created for each attempt, because receivers reject old
 * ones.
 */
export function signatureHeader(body: string, secret: string, seconds: number): string {
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`, 'utf8').digest('hex');
  return `t=${seconds},v1=${digest}`;
}

export interface WebhookMessage {
  eventId: string;
  eventType: string;
  body: string;
  signature: string;
  attempt: number;
}

/**
 * Sends a webhook to `url` and returns the response's HTTP status. Benchmarks replace it to delay,
 * duplicate, reorder, or drop webhooks.
 */
export type CarryWebhook = (url: string, message: WebhookMessage, signal: AbortSignal) => Promise<number>;

export const TIMEOUT_MS = 10_000;

/** Rejects if there is no response within `timeoutMs`. */
export async function postWebhook(
  url: string,
  message: WebhookMessage,
  signal: AbortSignal,
  timeoutMs = TIMEOUT_MS,
): Promise<number> {
  const late = new AbortController();
  // AbortSignal.any does not keep an AbortSignal.timeout alive: it can be garbage collected and never fire.
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
      // A redirect counts as a failure, as at Stripe.
      redirect: 'manual',
      signal: AbortSignal.any([signal, late.signal]),
    });
    await response.body?.cancel();
    return response.status;
  } finally {
    clearTimeout(timer);
  }
}
