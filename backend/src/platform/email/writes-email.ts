import { isOn } from '@lectern/catalogue';

import { handling } from '../jobs/handles-job.js';
import type { EmailJob } from './email-job.js';
import type { Email } from './email.js';
import { EmailSender } from './email-sender.js';
import { RequestedEmails, RequestErased } from './requested-emails.js';

/**
 * Marks the method that writes one kind of email when its job runs. What it stores is committed before the email is
 * sent, so that links in the email work; {@link Email.onceSent} stores what depends on the sending. A retried run calls
 * it again: derive secrets from the run's id, so that all copies have the same. Returns undefined to send nothing.
 */
export function WritesEmail<P extends object>(job: EmailJob<P>) {
  return handling<P, Email | undefined>({
    job,
    outside: async (write, { payload, run: { id }, providers }) => {
      const requests = providers.get(RequestedEmails);
      const sender = providers.get(EmailSender);
      try {
        const { record } = await sender.send({ id, job, cause: payload }, async () => {
          const cause = await requests.findCause(job, payload, id);
          return cause && isOn(job.part) ? write(cause) : undefined;
        });
        return record;
      } catch (error) {
        if (!(error instanceof RequestErased)) throw error;
        return undefined;
      }
    },
  });
}
