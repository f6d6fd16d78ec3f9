import { Injectable } from '@nestjs/common';

import { Database } from '../database/database.js';
import { declaredJobs } from './job.js';
import { JobSettings } from './job-rules.js';
import { OutboxNotifier } from './outbox-notifier.js';

/** SQL condition: an open row is late. @param jobs, afterMs SQL of the job names and of {@link JobSettings.lateAfterMs} */
export const isLate = (jobs: string, afterMs: string): string =>
  `job = ANY (${jobs}) AND due_at <= now() - ${afterMs}::float8 * interval '1 millisecond'`;

export const HOLD =
  'UPDATE outbox SET held_at = now(), held_due_at = due_at, due_at = NULL, failed_at = NULL, failures = 0';

const HOLD_ONE = `${HOLD} WHERE id = $1 AND closed_at IS NULL AND ${isLate('$2', '$3')} RETURNING id`;

/** `$1` ids of held rows, `$2` their delays in milliseconds. */
const RELEASE = `UPDATE outbox o SET held_at = NULL, held_due_at = NULL, dispatched_at = NULL,
    due_at = now() + released.delay_ms * interval '1 millisecond'
  FROM unnest($1::uuid[], $2::float8[]) AS released (id, delay_ms)
  WHERE o.id = released.id AND o.closed_at IS NULL AND o.held_at IS NOT NULL`;

export const jobsHeldWhenLate = (): string[] =>
  [...declaredJobs().values()].flatMap(({ name, holdsWhenLate }) => (holdsWhenLate ? [name] : []));

/** Jobs found long after they were due, such as after a restore, may be outdated or done. They are held for the owner. */
@Injectable()
export class LateJobs {
  constructor(
    private readonly database: Database,
    private readonly settings: JobSettings,
    private readonly notifier: OutboxNotifier,
  ) {}

  /** Holds a job that was in the job store already. @returns whether it was late */
  async holdIfLate(id: string): Promise<boolean> {
    const values = [id, jobsHeldWhenLate(), this.settings.lateAfterMs];
    const [rows] = await this.database.manager.query<[unknown[], number]>(HOLD_ONE, values);
    return rows.length > 0;
  }

  /** Enqueues held jobs again, in the open transaction. @returns how many were still held */
  async release(ids: readonly string[], delaysMs: readonly number[]): Promise<number> {
    const values = [ids, ids.map((_, at) => delaysMs[at] ?? 0)];
    const [, count] = await this.database.manager.query<[unknown[], number]>(RELEASE, values);
    this.notifier.notify();
    return count;
  }
}
