import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { HandlesJob } from '../../platform/jobs/handles-job.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import { announceEdition } from './announce-edition.job.js';
import { tellEdition } from './tell-edition.job.js';

const BATCH = 200;

const PROMISED = `
  UPDATE edition_readers r SET status = 'promised' FROM orders o
  WHERE o.id = r.order_id AND (r.edition_id, r.order_id) IN (
    SELECT edition_id, order_id FROM edition_readers WHERE edition_id = $1 AND status = 'waiting'
    LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
  RETURNING r.order_id AS "orderId", o.customer_email AS email`;

/** Promises each reader of an edition her letter, once, some at a time; then promises itself again. */
@Injectable()
export class AnnounceEdition {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly letters: EmailQueue,
  ) {}

  @HandlesJob(announceEdition)
  execute({ editionId }: { editionId: string }): Promise<void> {
    return this.database.transaction(async () => {
      const [rows] = (await this.database.manager.query(PROMISED, [editionId])) as [
        { orderId: string; email: string }[],
        number,
      ];
      for (const { orderId, email } of rows)
        await this.letters.enqueue(tellEdition, { editionId, orderId }, email);
      if (rows.length === BATCH) await this.outbox.enqueue(announceEdition, { editionId });
    });
  }
}
