import type { Transitions } from '../transitions.js';

/**
 * Status codes of a mailbox that does not exist, has moved or is closed (RFC 3463, sections 3.2 and 3.3; RFC 7505):
 * retrying is useless.
 */
export const NO_MAILBOX_CODES: ReadonlySet<string> = new Set([
  ...['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10'],
  '5.2.1',
]);

/** Exchange Online's answer for a missing mailbox; the code means something else elsewhere. */
export const EXCHANGE_NO_MAILBOX = /\b5\.4\.1\b.{0,400}\bRecipient address rejected: Access denied/i;

/** Security and policy (RFC 3463, section 3.8): the sender is refused, not the mailbox. */
const POLICY_CODE = /(?<![\d.])[45]\.7\.\d{1,3}(?![\d.])/;

const POLICY_WORDS =
  /\b(?:SPF|DKIM|DMARC|policy|policies|reputation|spam|spamhaus|spamcop|barracuda|(?:black|block|deny) ?list(?:ed|ing)?|rate[- ]limit(?:ed|s)?|too many (?:messages|connections|emails)|throttl(?:ed|ing)|unauthenticated|not authenticated|unsolicited|relay(?:ing)? (?:access )?denied)\b/i;

/** Whether a server refuses us as a sender, for policy, authentication, reputation or rate, not the mailbox. */
export const isSenderRefused = (answer: string): boolean =>
  POLICY_CODE.test(answer) || POLICY_WORDS.test(answer);

const REFUSED = /^5\d\d[ -](5\.\d\.\d+)\b/;

/** "Message too big for system", "exceeds administrative limit" (RFC 3463, sections 3.3 and 3.4). */
const TOO_LARGE = /\b5\.(?:3\.4|2\.3)\b/;
const OVER_QUOTA = /\b[45]\.2\.2\b|\bquota\b|\bfull\b/i;

export const isTooLarge = (answer: string): boolean =>
  /^5/.test(answer) && !OVER_QUOTA.test(answer) && (TOO_LARGE.test(answer) || /^(?:552|523)\b/.test(answer));

interface SmtpAnswer {
  command: unknown;
  response: string;
}

function answerIn(error: unknown): SmtpAnswer | undefined {
  if (!(error instanceof Error)) return undefined;
  const { command, response } = error as Error & { command?: unknown; response?: unknown };
  return typeof response === 'string' ? { command, response } : undefined;
}

/** The answer of a mail server that will never accept the address; undefined for temporary and other errors. */
export function addressRefusal(error: unknown): string | undefined {
  const { command, response = '' } = answerIn(error) ?? {};
  if (command !== 'RCPT TO' || isSenderRefused(response)) return undefined;
  const [, code = ''] = REFUSED.exec(response) ?? [];
  return NO_MAILBOX_CODES.has(code) || EXCHANGE_NO_MAILBOX.test(response) ? response : undefined;
}

/**
 * The answer of a mail server for which the email is too large. A bare 552 (RFC 5321, section 4.2.3) may also mean a
 * full mailbox, so it counts only for an email with attachments.
 */
export function sizeRefusal(error: unknown, hasAttachments: boolean): string | undefined {
  const { command, response = '' } = answerIn(error) ?? {};
  const isCertain = TOO_LARGE.test(response) || (hasAttachments && command !== 'RCPT TO');
  return isCertain && isTooLarge(response) ? response : undefined;
}

/** The answer of a mail server that refuses us as a sender; undefined for all other errors. */
export function senderRefusal(error: unknown): string | undefined {
  const { response = '' } = answerIn(error) ?? {};
  return /^5/.test(response) && isSenderRefused(response) ? response : undefined;
}

/**
 * `sent`: accepted by our mail server; `accepted`: by the reader's; `bounced`: returned by it; `complained`: marked as
 * spam; `suppressed`: not sent, its address is suppressed; `withdrawn`: not sent, its subject no longer exists.
 */
export type DeliveryStatus =
  | 'queued'
  | 'sent'
  | 'accepted'
  | 'bounced'
  | 'complained'
  | 'suppressed'
  | 'withdrawn';

/** Late and repeated reports change nothing. A report may come before our own `sent`. */
export const deliveryTransitions: Transitions<DeliveryStatus> = {
  queued: ['sent', 'accepted', 'bounced', 'complained', 'suppressed', 'withdrawn'],
  sent: ['accepted', 'bounced', 'complained'],
  accepted: ['bounced', 'complained'],
  bounced: [],
  complained: [],
  suppressed: [],
  withdrawn: [],
};

/** nodemailer's codes for a failed connection to the mail server. */
const CONNECTION_ERRORS = new Set([
  'EAUTH',
  'ECONNECTION',
  'EDNS',
  'EPROTOCOL',
  'ESOCKET',
  'ETIMEDOUT',
  'ETLS',
]);

/** "Service not available, closing transmission channel" (RFC 5321, section 4.2.3). */
const CLOSING = 421;

/** Whether the mail server cannot be used now, for any email. */
export function isServerDown(error: unknown): boolean {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  return responseCode === CLOSING || CONNECTION_ERRORS.has(String(code));
}

/** Whether every email would fail now: anything but an answer to this one, or an answer that closes the connection. */
export function isServerAway(error: unknown): boolean {
  const { responseCode } = (error ?? {}) as { responseCode?: unknown };
  return isServerDown(error) || typeof responseCode !== 'number';
}
