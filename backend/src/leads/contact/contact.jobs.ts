import { defineEmailJob } from '../../platform/email/email-job.js';
import { defineJob, type NoPayload } from '../../platform/jobs/job.js';
import { defineSchedule } from '../../platform/jobs/schedule.js';

export const passMessageOn = defineEmailJob<{ messageId: string }>('pass-message-on', 'owner');

export const acknowledgeMessage = defineEmailJob<{ messageId: string }>('acknowledge-message', 'letters');

export const gatherSuspected = defineJob<NoPayload>({
  name: 'gather-suspected',
});

/** At most one email a day, however much spam comes. */
defineSchedule({ job: gatherSuspected, everyMs: 24 * 60 * 60_000 });

/** To the owner. `newCount` messages are new since the last one. */
export const notifyOfSuspected = defineEmailJob<{ newCount: number }>('tell-of-suspected', 'owner');

export const forgetSuspected = defineJob<NoPayload>({
  name: 'forget-suspected',
});

defineSchedule({ job: forgetSuspected, everyMs: 6 * 60 * 60_000 });
