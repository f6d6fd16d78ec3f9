import type { Transitions } from '../transitions.js';

/**
 * Status codes of a mailbox that does not exist, has moved or is closed (RFC 3463, sections 3.2 and 3.3; RFC 7505): no
 * later try will find it.
 */
export const NO_MAILBOX_CODES: ReadonlySet<string> = new Set([
  ...['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10'],
  '5.2.1',
]);

/** How Exchange Online says that a mailbox does not exist, with a code that means something else elsewhere. */
export const EXCHANGE_NO_MAILBOX = /\b5\.4\.1\b.{0,400}\bRecipient address rejected: Access denied/i;

/** Security and policy (RFC 3463, section 3.8): the sender is refused, not the mailbox. */
const POLICY_CODE = /(?<![\d.])[45]\.7\.\d{1,3}(?![\d.])/;

const POLICY_WORDS =
  /\b(?:SPF|DKIM|DMARC|policy|policies|reputation|spam|spamhaus|spamcop|barracuda|(?:black|block|deny) ?list(?:ed|ing)?|rate[- ]limit(?:ed|s)?|too many (?:messages|connections|emails)|throttl(?:ed|ing)|unauthenticated|not authenticated|unsolicited|relay(?:ing)? (?:access )?denied)\b/i;

/** Whether a server refuses us as a sender, for policy, authentication, reputation or rate: that says nothing of a reader. */
export const isSenderRefused = (said: string): boolean => POLICY_CODE.test(said) || POLICY_WORDS.test(said);

const REFUSED = /^5\d\d[ -](5\.\d\.\d+)\b/;

/** Bad or too large (RFC 3463, sections 3.3 and 3.4: "message too big for system", "exceeds administrative limit"). */
const TOO_LARGE = /\b5\.(?:3\.4|2\.3)\b/;
const OVER_QUOTA = /\b[45]\.2\.2\b|\bquota\b|\bfull\b/i;

/** Whether an answer of a server that refused an email with files says that it is too large. */
export const isTooLarge = (said: string): boolean =>
  /^5/.test(said) && !OVER_QUOTA.test(said) && (TOO_LARGE.test(said) || /^(?:552|523)\b/.test(said));

interface SmtpAnswer {
  command: unknown;
  response: string;
}

function answerIn(error: unknown): SmtpAnswer | undefined {
  if (!(error instanceof Error)) return undefined;
  const { command, response } = error as Error & { command?: unknown; response?: unknown };
  return typeof response === 'string' ? { command, response } : undefined;
}

/** What a mail server said of an address that it will never take; undefined for everything that may pass. */
export function addressRefusal(error: unknown): string | undefined {
  const { command, response = '' } = answerIn(error) ?? {};
  if (command !== 'RCPT TO' || isSenderRefused(response)) return undefined;
  const [, code = ''] = REFUSED.exec(response) ?? [];
  return NO_MAILBOX_CODES.has(code) || EXCHANGE_NO_MAILBOX.test(response) ? response : undefined;
}

/**
 * What a mail server said of an email that is too large for it: no later try will be smaller. A bare 552 (RFC 5321, section
 * 4.2.3) may mean a full mailbox, so it counts only for an email with files.
 */
export function sizeRefusal(error: unknown, hasAttachments: boolean): string | undefined {
  const { command, response = '' } = answerIn(error) ?? {};
  const isCertain = TOO_LARGE.test(response) || (hasAttachments && command !== 'RCPT TO');
  return isCertain && isTooLarge(response) ? response : undefined;
}

/** What a mail server said to us as a sender that it does not take; undefined for everything else. */
export function senderRefusal(error: unknown): string | undefined {
  const { response = '' } = answerIn(error) ?? {};
  return /^5/.test(response) && isSenderRefused(response) ? response : undefined;
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
