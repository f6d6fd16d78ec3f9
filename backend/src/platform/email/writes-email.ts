import { handling } from '../jobs/handles-job.js';
import type { EmailJob } from './email-job.js';
import type { Email } from './email.js';
import { PostOffice } from './post-office.js';

/**
 * On the method that writes one kind of email: when its turn has come, from what is true then. Whatever it notes is
 * committed with the sending, or undone with it. It returns undefined where there is nothing to say any more.
 */
export function WritesEmail<P extends object>(job: EmailJob<P>) {
  return handling<P, Email | undefined>({
    job,
    finish: (mail, { payload, run, providers }) =>
      providers.get(PostOffice, { strict: false }).deliver({ id: run.id, job, cause: payload, mail }),
  });
}
