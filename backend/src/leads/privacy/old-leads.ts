import { Injectable } from '@nestjs/common';

import { ExpiredRows } from '../../platform/jobs/expired-rows.js';
import { type Closing, HandlesJobOutside } from '../../platform/jobs/handles-job.js';
import { defineJob, type NoPayload } from '../../platform/jobs/job.js';
import { defineSchedule } from '../../platform/jobs/schedule.js';
import { EXPIRED_LEADS } from './old-leads.queries.js';

const DAY_MS = 24 * 60 * 60_000;

export const forgetOldLeads = defineJob<NoPayload>({
  name: 'forget-old-leads',
});

defineSchedule({ job: forgetOldLeads, everyMs: DAY_MS });

/** Deletes conversations and downloads after their retention. */
@Injectable()
export class OldLeads {
  constructor(private readonly rows: ExpiredRows) {}

  @HandlesJobOutside(forgetOldLeads)
  forget(): Promise<Closing> {
    return this.rows.remove(forgetOldLeads, EXPIRED_LEADS);
  }
}
