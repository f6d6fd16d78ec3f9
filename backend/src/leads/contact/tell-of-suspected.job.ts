import { defineLetterJob } from '../../platform/email/letter-job.js';

/** The owner hears which messages wait; `newCount` of them are new to her. */
export const tellOfSuspected = defineLetterJob<{ newCount: number }>('tell-of-suspected', 'owner');
