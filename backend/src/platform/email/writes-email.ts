import { handling } from '../jobs/handles-job.js';
import type { EmailJob } from './email-job.js';
import type { Email } from './email.js';
import { PostOffice } from './email-sender.js';
import { RequestedEmails, RequestErased } from './requested-emails.js';

/**
 * On the method that writes one kind of email: when its turn has come, from what is true then. What it notes is committed
 * before the email is sent, so that no link in it is dead; what is to be noted once it has gone stands in
 * {@link Email.onceSent}. A repeated run writes it again: a secret in it is best made of the run's id, and is then the same
 * in every copy. It returns undefined where there is nothing to say any more.
 */
export function WritesEmail<P extends object>(job: EmailJob<P>) {
  return handling<P, Email | undefined>({
    job,
    outside: async (write, { payload, run: { id }, providers }) => {
      const requests = providers.get(RequestedEmails);
      const office = providers.get(PostOffice);
      try {
        const posted = await office.post({ id, job, cause: payload }, async () => {
          const cause = await requests.findCause(job, payload, id);
          return cause && write(cause);
        });
        return posted.note;
      } catch (error) {
        if (!(error instanceof RequestErased)) throw error;
        return undefined;
      }
    },
  });
}
