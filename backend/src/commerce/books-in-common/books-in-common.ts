import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { HandlesJob } from '../../platform/jobs/handles-job.js';
import { MOST_SHOWN, READERS_IN_COMMON } from './books-in-common-rules.js';
import { countBooksInCommon } from './books-in-common.jobs.js';
import { findBooksInCommon, replaceBooksInCommon } from './books-in-common.queries.js';

@Injectable()
export class BooksInCommon {
  constructor(private readonly database: Database) {}

  @HandlesJob(countBooksInCommon)
  count(): Promise<void> {
    return this.database.transaction(() => replaceBooksInCommon(this.database.manager, READERS_IN_COMMON));
  }

  async read(): Promise<Record<string, readonly string[]>> {
    const rows = await findBooksInCommon(this.database.manager);
    return Object.fromEntries(rows.map(({ productId, others }) => [productId, others.slice(0, MOST_SHOWN)]));
  }
}
