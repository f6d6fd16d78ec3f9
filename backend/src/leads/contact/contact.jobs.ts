import { defineEmailJob } from '../../platform/email/email-job.js';
import { defineJob, type NoPayload } from '../../platform/jobs/job.js';
import { defineSchedule } from '../../platform/jobs/schedule.js';

/** A message of the contact page goes to the author. */
export const passMessageOn = defineEmailJob<{ messageId: string }>('pass-message-on', 'owner');

/** Whoever wrote on the contact page hears that it has arrived. */
export const acknowledgeMessage = defineEmailJob<{ messageId: string }>('acknowledge-message', 'letters');

/** Looks for messages that wait and of which the owner has not heard. */
export const gatherSuspected = defineJob<NoPayload>({
  name: 'gather-suspected',
});

/** One email a day at most, however much advertising comes. */
defineSchedule({ job: gatherSuspected, everyMs: 24 * 60 * 60_000 });

/** The owner hears which messages wait; `newCount` of them are new to them. */
export const tellOfSuspected = defineEmailJob<{ newCount: number }>('tell-of-suspected', 'owner');

/** Messages that were held back are kept for ninety days, and where a message came from for one. */
export const forgetSuspected = defineJob<NoPayload>({
  name: 'forget-suspected',
});

defineSchedule({ job: forgetSuspected, everyMs: 6 * 60 * 60_000 });
