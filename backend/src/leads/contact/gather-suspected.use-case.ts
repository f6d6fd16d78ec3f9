import { site } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { HandlesJob } from '../../platform/jobs/handles-job.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import { gatherSuspected } from './gather-suspected.job.js';
import { tellOfSuspected } from './tell-of-suspected.job.js';

const NOTE = `UPDATE contact_reviews SET told_at = now() WHERE state = 'suspected' AND told_at IS NULL`;

/** Promises the owner a letter about the messages that wait, when there is one among them of which she has not heard. */
@Injectable()
export class GatherSuspected {
  constructor(
    private readonly database: Database,
    private readonly letters: EmailQueue,
  ) {}

  @HandlesJob(gatherSuspected)
  execute(): Promise<void> {
    return this.database.transaction(async () => {
      const [, newCount] = await this.database.manager.query<[unknown[], number]>(NOTE);
      if (newCount > 0) await this.letters.enqueue(tellOfSuspected, { newCount }, site.contact.email);
    });
  }
}
