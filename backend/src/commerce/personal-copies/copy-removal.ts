import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { type Closing, HandlesJobOutside } from '../../platform/jobs/handles-job.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { StoredFiles } from '../../platform/storage/stored-files.js';
import { KEPT_DAYS } from './copy-line.js';
import { removeCopies } from './personal-copies.jobs.js';

const BATCH = 100;

/** Longer than making a copy takes. */
const FORGOTTEN_AFTER = `interval '6 hours'`;

/**
 * Selects copies that ended, were left unfinished by a crash, expired and were not served for an hour, or were ended by
 * an edition, the owner or a refund.
 */
const SWEEP = `UPDATE personal_copies SET ended_at = coalesce(ended_at, now()) WHERE id IN (
    SELECT c.id FROM personal_copies c
      JOIN download_grants g ON g.id = c.grant_id JOIN orders o ON o.id = c.order_id
    WHERE c.ended_at IS NOT NULL
      OR (c.made_at IS NULL AND c.noted_at < now() - ${FORGOTTEN_AFTER})
      OR c.made_at < now() - interval '${KEPT_DAYS} days 1 hour'
      OR c.original_key <> g.file_path
      OR o.status NOT IN ('paid', 'fulfilled', 'to-send', 'sent')
      OR NOT EXISTS (SELECT FROM personal_copy_products p WHERE p.product_id = g.product_id)
    LIMIT ${BATCH} FOR UPDATE OF c SKIP LOCKED)
  RETURNING id, key`;

/** Removes the files of ended copies. */
@Injectable()
export class CopyRemoval {
  constructor(
    private readonly database: Database,
    private readonly files: StoredFiles,
    private readonly outbox: Outbox,
  ) {}

  /** One batch; a row is deleted after its file. */
  @HandlesJobOutside(removeCopies)
  async remove(): Promise<Closing> {
    const [rows] = await this.database.manager.query<[{ id: string; key: string }[], number]>(SWEEP);
    for (const { key } of rows) await this.files.remove(key);
    return async () => {
      const ids = rows.map(({ id }) => id);
      await this.database.manager.query('DELETE FROM personal_copies WHERE id = ANY ($1)', [ids]);
      if (rows.length === BATCH) await this.outbox.enqueue(removeCopies, {});
    };
  }
}
