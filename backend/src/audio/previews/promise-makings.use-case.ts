import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { makePreview } from './make-preview.job.js';

/**
 * So many of the previews that the owner wants are made at once, in all processes together: a worker has eight hands,
 * and letters and purchases need some of them.
 */
const AT_ONCE = 4;

const TURNS = `UPDATE preview_makings SET is_promised = true WHERE id IN (
    SELECT id FROM preview_makings WHERE status = 'queued' AND NOT is_promised ORDER BY created_at, id
    LIMIT greatest(0, $1 - (SELECT count(*) FROM preview_makings
      WHERE is_owners AND is_promised AND status IN ('queued', 'speaking', 'encoding')))
    FOR NO KEY UPDATE SKIP LOCKED)
  RETURNING id`;

/** Gives those that wait for their turn a job, as many as have room. */
@Injectable()
export class PromiseMakings {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  async execute(): Promise<void> {
    await this.database.lock('preview-turns');
    const [turns] = await this.database.manager.query<[{ id: string }[], number]>(TURNS, [AT_ONCE]);
    for (const { id } of turns) await this.outbox.enqueue(makePreview, { makingId: id });
  }
}
