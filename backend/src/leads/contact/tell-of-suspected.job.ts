import { defineEmailJob } from '../../platform/email/email-job.js';

/** The owner hears which messages wait; `newCount` of them are new to her. */
export const tellOfSuspected = defineEmailJob<{ newCount: number }>('tell-of-suspected', 'owner');
