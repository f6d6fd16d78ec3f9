import { defineJob, type Job } from '../jobs/job.js';

/** Whose email it is: each list is suppressed for itself, and what the owner is told never is. */
export type MailingList = 'purchases' | 'letters' | 'owner';

/** A job that sends one email. */
export interface EmailJob<P extends object> extends Job<P> {
  readonly list: MailingList;
  /** That somebody had it is for the owner alone to know. */
  readonly isConfidential: boolean;
}

const MINUTE_MS = 60_000;

/** Between the tries, the last of which is a day after the first; then its owner has to say so. */
export const EMAIL_RETRY_DELAYS_MS = [1, 4, 25, 90, 4 * 60, 18 * 60].map((minutes) => minutes * MINUTE_MS);

const declared = new Map<string, EmailJob<object>>();

/** Every kind of email, by the name of its job. */
export function emailJobs(): ReadonlyMap<string, EmailJob<object>> {
  return declared;
}

/**
 * Declares a job that sends an email to readers of a mailing list who are not suppressed. With `holdsWhenLate`, a late email
 * waits for the owner's decision: for emails that no reader requested and that may be outdated.
 */
export function defineEmailJob<P extends object>(
  name: string,
  list: MailingList,
  { isConfidential = false, holdsWhenLate = false } = {},
): EmailJob<P> {
  const job = defineJob<P>({
    name,
    attempts: 1,
    retryDelaysMs: EMAIL_RETRY_DELAYS_MS,
    lane: 'mail',
    holdsWhenLate,
  });
  const email = { ...job, list, isConfidential };
  declared.set(name, email);
  return email;
}
