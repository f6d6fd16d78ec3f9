import { Injectable } from '@nestjs/common';

import { ExpiredRows } from '../../platform/jobs/expired-rows.js';
import { type Closing, HandlesJobOutside } from '../../platform/jobs/handles-job.js';
import { forgetOldRecords } from './retention.jobs.js';
import { DELETE_OLD_RECORDS } from './retention.queries.js';

@Injectable()
export class OldRecords {
  constructor(private readonly rows: ExpiredRows) {}

  @HandlesJobOutside(forgetOldRecords)
  forget(): Promise<Closing> {
    return this.rows.remove(forgetOldRecords, DELETE_OLD_RECORDS);
  }
}
