import type { FailedJob } from '@lectern/api-client/admin';
import type { StatusWords } from '../../components/index.js';
import { kindOf } from '../../emails/email-words.js';
import { localTime } from '../../formats.js';
import { say } from '../../say.js';
import { failedJobs as m } from '../../messages.js';

/** Labels of jobs, and the consequence of discarding each; email jobs are in the emails folder. */
const kinds: Record<string, { label: string; without?: string }> = m.jobs;

/** An unlisted job shows its own name. */
export function jobLabel(job: string): string {
  const email = kindOf({ letter: job });
  const isEmail = email !== job.replaceAll('-', ' ');
  return (
    kinds[job]?.label ??
    (isEmail ? say(m.emailJob, { email }) : email.charAt(0).toUpperCase() + email.slice(1))
  );
}

export const withoutJob = (job: string): string =>
  kinds[job] ? (kinds[job].without ?? m.discard.effects.nextTime) : m.discard.effects.other;

export function jobState({ state, nextTryAt }: FailedJob): StatusWords {
  if (state === 'trying') return { label: m.states.trying, tone: 'busy' };
  if (state === 'resting' && nextTryAt)
    return { label: say(m.states.resting, { nextTryAt: localTime(nextTryAt) }), tone: 'caution' };
  return { label: m.states.failed, tone: 'danger' };
}
