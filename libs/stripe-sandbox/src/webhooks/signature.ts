import { createHmac } from 'node:crypto';

/**
 * The Stripe-Signature header: `t=<seconds>,v1=<HMAC-SHA256 of "seconds.body">`
 * (https://docs.stripe.com/webhooks#verify-manually). Made anew at each try, since receivers refuse old ones.
 */
export function signatureHeader(body: string, secret: string, seconds: number): string {
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`, 'utf8').digest('hex');
  return `t=${seconds},v1=${digest}`;
}
