import { Injectable } from '@nestjs/common';

import { ExpiredRows } from '../../platform/jobs/expired-rows.js';
import { type Closing, HandlesJobOutside } from '../../platform/jobs/handles-job.js';
import { removeBinnedDocuments } from './documents.jobs.js';
import { REMOVE_EXPIRED } from './documents.queries.js';

@Injectable()
export class BinnedDocuments {
  constructor(private readonly rows: ExpiredRows) {}

  @HandlesJobOutside(removeBinnedDocuments)
  remove(): Promise<Closing> {
    return this.rows.remove(removeBinnedDocuments, REMOVE_EXPIRED);
  }
}
