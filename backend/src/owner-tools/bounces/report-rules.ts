import { EXCHANGE_NO_MAILBOX, NO_MAILBOX_CODES } from '../../platform/email/email-rules.js';

/** Every address that takes reports begins like this. SNS posts JSON as text/plain, and messages are no JSON at all. */
export const REPORTS_PATH = '/api/mail';

/** A bounce brings the email along, and Postmark a dump of the bounce. */
export const REPORT_LIMIT = '2mb';

/**
 * Outcome of an email as a server or provider reports it: taken by the reader's server; bounced for good, because there is
 * no such mailbox; bounced for another reason; refused because of us, its sender; called spam by its reader; still tried.
 */
export type ReportedOutcome =
  | 'accepted'
  | 'bounced-hard'
  | 'bounced-soft'
  | 'refused'
  | 'complained'
  | 'delayed';

/** A report of any provider or mail server, in one shape. */
export interface DeliveryReport {
  /** Of the email, without angle brackets; undefined where the report does not give it back. */
  messageId?: string | undefined;
  /** The id of the email's record, where a provider hands back what it was given with the email. */
  deliveryId?: string | undefined;
  /** As the report names it; undefined where it was blanked. */
  recipient?: string | undefined;
  outcome: ReportedOutcome;
  /** What was said of it, on one line. */
  diagnosis: string;
  /** The same whenever the same is reported again, and different for everything else. */
  providerEventId: string;
  /** By a provider that has proven who it is; an email may come from anybody. */
  isSigned: boolean;
}

const LONGEST_DIAGNOSIS = 500;

/** What a server said, on one line of bearable length. */
export function oneLine(...parts: readonly (string | undefined)[]): string {
  const text = parts.filter(Boolean).join(' ');
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_DIAGNOSIS);
}

const RECORD_ID = /-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** As long as a line of an email may be (RFC 5322, section 2.1.1), and a field that we read something from. */
export const LONGEST_FIELD = 998;

/** What is first in a field, between such marks, with an @ inside. */
export function withAtIn(value: string | undefined, marks: RegExp): string | undefined {
  const parts = value?.slice(0, LONGEST_FIELD).split(marks);
  return parts?.find((part) => part.slice(1, -1).includes('@'));
}

/** A Message-ID without what stands around it; undefined where there is none. */
export function bareMessageId(value: string | undefined): string | undefined {
  return withAtIn(value, /[\s<>]+/);
}

/** The id of the record that a Message-ID of ours, or the key that it is made of, ends in. */
export function recordIdOf(key: string | undefined): string | undefined {
  return RECORD_ID.exec(key?.split('@')[0] ?? '')?.[1];
}

/** A mailbox that is not there, or a domain that nobody delivers to (RFC 3463, section 3.5). */
const NOBODY_THERE = new Set([...NO_MAILBOX_CODES, '5.4.4']);
const CODE = /(?<![\d.])5\.\d\.\d{1,2}(?![\d.])/g;

const isMissing = (text: string): boolean =>
  EXCHANGE_NO_MAILBOX.test(text) || (text.match(CODE)?.some((code) => NOBODY_THERE.has(code)) ?? false);

/** Whether a server says that no later email will find this address: in a status code, or in what it said. */
export function saysNoSuchMailbox(...said: readonly (string | undefined)[]): boolean {
  return said.some((text) => text !== undefined && isMissing(text));
}
