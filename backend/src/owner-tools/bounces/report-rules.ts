import { EXCHANGE_NO_MAILBOX, NO_MAILBOX_CODES } from '../../platform/email/email-rules.js';

/** Prefix of all report endpoints. Bodies are read raw: SNS posts JSON as text/plain, servers post messages. */
export const REPORTS_PATH = '/api/mail';

export const REPORT_LIMIT = '2mb';

/** Soft bounces in a row after which an address counts as a hard bounce. */
export const SOFT_BOUNCE_LIMIT = 5;
export const SOFT_BOUNCE_WINDOW_DAYS = 30;

/** Age limit of an email matched by address only: most servers give up within it (RFC 5321, section 4.5.4.1). */
export const MATCH_BY_ADDRESS_MS = 5 * 24 * 60 * 60_000;

export const MAX_NESTING = 30;
/** Our emails have one recipient; forwarding can add a few. */
export const MAX_RECIPIENTS = 50;

const MINUTE_MS = 60_000;
export const MAX_CLOCK_SKEW_MS = 15 * MINUTE_MS;
/** SNS retries for at most an hour (its delivery policies). */
export const SNS_MAX_AGE_MS = 2 * 60 * MINUTE_MS;
/** Mailgun retries for eight hours. */
export const MAILGUN_MAX_AGE_MS = 9 * 60 * MINUTE_MS;

/**
 * Outcome of an email. `bounced-hard`: no such mailbox. `bounced-soft`: any other reason. `refused`: rejected because of
 * us, the sender. `complained`: marked as spam. `delayed`: still being retried.
 */
export type ReportedOutcome =
  | 'accepted'
  | 'bounced-hard'
  | 'bounced-soft'
  | 'refused'
  | 'complained'
  | 'delayed';

export interface DeliveryReport {
  /** Message-ID of the email without angle brackets, if the report contains it. */
  messageId?: string | undefined;
  /** Id of the email's record, if the provider returns our metadata. */
  deliveryId?: string | undefined;
  /** Undefined if redacted. */
  recipient?: string | undefined;
  outcome: ReportedOutcome;
  /** One line. */
  diagnosis: string;
  /** Deduplication key: the same for a repeated report. */
  providerEventId: string;
  /** From an authenticated provider; a report by mail can be forged. */
  isSigned: boolean;
}

const MAX_DIAGNOSIS_LENGTH = 500;

export function oneLine(...parts: readonly (string | undefined)[]): string {
  const text = parts.filter(Boolean).join(' ');
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_DIAGNOSIS_LENGTH);
}

const RECORD_ID = /-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Longest line of an email (RFC 5322, section 2.1.1); fields are cut to it. */
export const MAX_FIELD_LENGTH = 998;

/** First token of a field with an @ inside it. */
export function withAtIn(value: string | undefined, separators: RegExp): string | undefined {
  const parts = value?.slice(0, MAX_FIELD_LENGTH).split(separators);
  return parts?.find((part) => part.slice(1, -1).includes('@'));
}

export function bareMessageId(value: string | undefined): string | undefined {
  return withAtIn(value, /[\s<>]+/);
}

/** Record id at the end of our Message-ID or of the key that it is made from. */
export function recordIdOf(key: string | undefined): string | undefined {
  return RECORD_ID.exec(key?.split('@')[0] ?? '')?.[1];
}

/** Status codes of a missing mailbox or an unroutable domain (RFC 3463, section 3.5). */
const NO_SUCH_MAILBOX = new Set([...NO_MAILBOX_CODES, '5.4.4']);
const CODE = /(?<![\d.])5\.\d\.\d{1,2}(?![\d.])/g;

const isMissing = (text: string): boolean =>
  EXCHANGE_NO_MAILBOX.test(text) || (text.match(CODE)?.some((code) => NO_SUCH_MAILBOX.has(code)) ?? false);

/** Whether a reply says, by status code or text, that the mailbox does not exist. */
export function saysNoSuchMailbox(...replies: readonly (string | undefined)[]): boolean {
  return replies.some((text) => text !== undefined && isMissing(text));
}
