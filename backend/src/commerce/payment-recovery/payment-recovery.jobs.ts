import { defineEmailJob } from '../../platform/email/email-job.js';
import { defineJob, type NoPayload } from '../../platform/jobs/job.js';
import { defineSchedule } from '../../platform/jobs/schedule.js';
import { RECOVER_EVERY_MS } from './payment-recovery-rules.js';
import { HAS_OPEN_RECOVERY } from './payment-recovery.queries.js';

/** Continues the open comparison with Stripe. The schedule starts it after a restore, and repeats it after an outage. */
export const recoverPayments = defineJob<NoPayload>({
  name: 'recover-payments',
  attempts: 1,
  lane: 'payments',
});

defineSchedule({ job: recoverPayments, everyMs: RECOVER_EVERY_MS, onlyWhen: HAS_OPEN_RECOVERY });

export const notifyOwnerOfRecovery = defineEmailJob<{ recoveryId: string }>('tell-of-recovery', 'owner');
