import type { PartName } from '@lectern/catalogue';

import { defineJob, type Job } from '../jobs/job.js';
import { EMAIL_RETRY_DELAYS_MS } from './email-limits.js';

/** Each list has its own suppressions; `owner` has none. */
export type MailingList = 'purchases' | 'letters' | 'owner';

export interface EmailJob<P extends object> extends Job<P> {
  readonly list: MailingList;
  /** Only the owner may see who got it. */
  readonly isConfidential: boolean;
  /** Part of the site that it belongs to: while that is off, it is not sent. */
  readonly part?: PartName;
}

const declared = new Map<string, EmailJob<object>>();

/** All kinds of emails, by job name. */
export function emailJobs(): ReadonlyMap<string, EmailJob<object>> {
  return declared;
}

type EmailOptions = Partial<Pick<EmailJob<object>, 'isConfidential' | 'holdsWhenLate' | 'part'>>;

/**
 * Declares a job that sends one email. With `holdsWhenLate`, a late email waits for the owner's decision: for emails
 * that no reader requested and that may be outdated.
 */
export function defineEmailJob<P extends object>(
  name: string,
  list: MailingList,
  { isConfidential = false, holdsWhenLate = false, part }: EmailOptions = {},
): EmailJob<P> {
  const job = defineJob<P>({
    name,
    attempts: 1,
    retryDelaysMs: EMAIL_RETRY_DELAYS_MS,
    lane: 'mail',
    holdsWhenLate,
  });
  const email = { ...job, list, isConfidential, ...(part ? { part } : {}) };
  declared.set(name, email);
  return email;
}
