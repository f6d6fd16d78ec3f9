/**
 * What somebody says has become of a letter: taken by the reader's server; given back for good, because there is no
 * such mailbox; given back for another reason; called spam by its reader; still being tried.
 */
export type ReportedOutcome = 'accepted' | 'bounced-hard' | 'bounced-soft' | 'complained' | 'delayed';

/** A report of any provider or mail server, in one shape. */
export interface DeliveryReport {
  /** Of the letter, without angle brackets; undefined where the report does not give it back. */
  messageId?: string | undefined;
  /** The id of the letter's record, where a provider hands back what it was given with the letter. */
  deliveryId?: string | undefined;
  /** As the report names it; undefined where it was blanked. */
  recipient?: string | undefined;
  outcome: ReportedOutcome;
  /** What was said of it, on one line. */
  diagnosis: string;
  /** The same whenever the same is reported again, and different for everything else. */
  providerEventId: string;
  /** By a provider that has proven who it is; a letter may come from anybody. */
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
