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
const HOUR_MS = 60 * MINUTE_MS;

/** When an email is tried, since it was first; after the last time its owner has to say so. */
const TRIED_AFTER_MS = [
  0,
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  6 * HOUR_MS,
  24 * HOUR_MS,
] as const;

/** Between the tries. */
export const EMAIL_RETRY_DELAYS_MS = TRIED_AFTER_MS.slice(1).map(
  (afterMs, at) => afterMs - (TRIED_AFTER_MS[at] ?? 0),
);

const declared = new Map<string, EmailJob<object>>();

/** Every kind of email, by the name of its job. */
export function emailJobs(): ReadonlyMap<string, EmailJob<object>> {
  return declared;
}

/** Declares a job that sends an email, by the list that its reader may be suppressed from. */
export function defineEmailJob<P extends object>(
  name: string,
  list: MailingList,
  { isConfidential = false } = {},
): EmailJob<P> {
  const job = defineJob<P>({
    name,
    attempts: 1,
    backoffMs: 0,
    retryDelaysMs: EMAIL_RETRY_DELAYS_MS,
    lane: 'mail',
  });
  const email = { ...job, list, isConfidential };
  declared.set(name, email);
  return email;
}
