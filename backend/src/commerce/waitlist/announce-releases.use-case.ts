import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { HandlesJob } from '../../platform/jobs/handles-job.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import { announceReleases } from './announce-releases.job.js';
import { tellRelease } from './tell-release.job.js';

const BATCH = 200;

/** Those who have said yes and were promised nothing yet, of products that can be had now. */
const PROMISED = `
  UPDATE release_notices SET promised_at = now() WHERE id IN (
    SELECT n.id FROM release_notices n
      JOIN product_releases r ON r.product_id = n.product_id AND r.availability = 'in-stock'
      JOIN products p ON p.id = n.product_id AND p.is_active = 'true'
        AND (p.type <> 'ebook' OR cardinality(p.digital_files) > 0)
    WHERE n.confirmed_at IS NOT NULL AND n.promised_at IS NULL
    ORDER BY n.confirmed_at LIMIT ${BATCH} FOR UPDATE OF n SKIP LOCKED)
  RETURNING id, email`;

/** Promises each person who waits for a release her letter, once, some at a time; then promises itself again. */
@Injectable()
export class AnnounceReleases {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly letters: EmailQueue,
  ) {}

  @HandlesJob(announceReleases)
  execute(): Promise<void> {
    return this.database.transaction(async () => {
      const [rows] = (await this.database.manager.query(PROMISED)) as [
        { id: string; email: string }[],
        number,
      ];
      for (const { id, email } of rows) await this.letters.enqueue(tellRelease, { noticeId: id }, email);
      if (rows.length === BATCH) await this.outbox.enqueue(announceReleases, {});
    });
  }
}
