import type { Transitions } from '../transitions.js';

/**
 * Status codes of a mailbox that does not exist, has moved or is closed (RFC 3463, sections 3.2 and 3.3; RFC 7505): no
 * later try will find it.
 */
export const NO_MAILBOX_CODES: ReadonlySet<string> = new Set([
  ...['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10'],
  '5.2.1',
]);

const REFUSED = /^5\d\d[ -](5\.\d\.\d+)\b/;

/** What a mail server said of an address that it will never take; undefined for everything that may pass. */
export function addressRefusal(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { command, response } = error as Error & { command?: unknown; response?: unknown };
  if (command !== 'RCPT TO' || typeof response !== 'string') return undefined;
  return NO_MAILBOX_CODES.has(REFUSED.exec(response)?.[1] ?? '') ? response : undefined;
}

/**
 * How an email stands: enqueued; taken by our mail server; taken by the reader's; given back by it; called spam by its
 * reader; not sent, because the address is suppressed; not sent, because what it was about is over.
 */
export type DeliveryStatus =
  | 'queued'
  | 'sent'
  | 'accepted'
  | 'bounced'
  | 'complained'
  | 'suppressed'
  | 'withdrawn';

/** What may follow what: a report that comes late, or twice, changes nothing. One may be sooner than our own note. */
export const deliveryTransitions: Transitions<DeliveryStatus> = {
  queued: ['sent', 'accepted', 'bounced', 'complained', 'suppressed', 'withdrawn'],
  sent: ['accepted', 'bounced', 'complained'],
  accepted: ['bounced', 'complained'],
  bounced: [],
  complained: [],
  suppressed: [],
  withdrawn: [],
};

/** What nodemailer says when it was not the email that failed, but the way to the mail server. */
const ON_THE_WAY = new Set(['EAUTH', 'ECONNECTION', 'EDNS', 'EPROTOCOL', 'ESOCKET', 'ETIMEDOUT', 'ETLS']);

/** "Service not available, closing transmission channel" (RFC 5321, section 4.2.3). */
const GOING_AWAY = 421;

/** Whether every email would fail now, and not only this one. */
export function isServerAway(error: unknown): boolean {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  // What is not an answer of the server is not about one email either.
  return responseCode === GOING_AWAY || ON_THE_WAY.has(String(code)) || typeof responseCode !== 'number';
}
