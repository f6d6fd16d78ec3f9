import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';

import { Database } from '../../platform/database/database.js';
import { type Closing, HandlesJobOutside } from '../../platform/jobs/handles-job.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { StoredFiles } from '../../platform/storage/stored-files.js';
import { REMOVAL_BATCH } from './personal-copy-rules.js';
import { PersonalCopy } from './personal-copy.entity.js';
import { removeCopies } from './personal-copies.jobs.js';
import { endRemovableCopies } from './personal-copies.queries.js';

@Injectable()
export class CopyRemoval {
  constructor(
    private readonly database: Database,
    private readonly files: StoredFiles,
    private readonly outbox: Outbox,
  ) {}

  /** A row is deleted after its file. */
  @HandlesJobOutside(removeCopies)
  async remove(): Promise<Closing> {
    const copies = await endRemovableCopies(this.database.manager);
    for (const { key } of copies) await this.files.remove(key);
    return async () => {
      await this.database.manager.delete(PersonalCopy, { id: In(copies.map(({ id }) => id)) });
      if (copies.length === REMOVAL_BATCH) await this.outbox.enqueue(removeCopies, {});
    };
  }
}
