import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';

import { Configuration } from '../config/configuration.js';
import { Database } from '../database/database.js';
import { asJob } from '../database/work-pools.js';
import { summariseError } from './error-summary.js';
import { JobSettings } from './job-rules.js';
import { Outbox } from './outbox.js';
import { Repetition } from './interval-runner.js';
import { type ResolvedSchedule, schedulesOf } from './schedule.js';

/** Of one scheduled job only one run is open at a time. */
const DEDUP_KEY = 'schedule';

/** `$1` their names, `$2` from one run to the next in milliseconds, `$3` the key of a run. */
function takeDueStatement(schedules: readonly ResolvedSchedule[]): string {
  const conditions = schedules.flatMap(({ job, onlyWhen }) =>
    onlyWhen === undefined ? [] : [`AND (s.name <> '${job.name}' OR (${onlyWhen}))`],
  );
  return `WITH due AS (
      SELECT s.name FROM schedules s
      JOIN unnest($1::text[], $2::float8[]) AS declared (name, every_ms) ON declared.name = s.name
      WHERE (s.last_run_at IS NULL OR s.last_run_at + declared.every_ms * interval '1 millisecond' <= now())
        AND NOT EXISTS (
          SELECT FROM outbox o
          WHERE o.job = s.name AND o.dedup_key = $3 AND o.closed_at IS NULL AND o.failed_at IS NULL)
        ${conditions.join('\n')}
      FOR UPDATE OF s SKIP LOCKED)
    UPDATE schedules s SET last_run_at = now() FROM due WHERE s.name = due.name RETURNING s.name`;
}

/**
 * Enqueues scheduled jobs when they are due. Every worker looks; the locked row lets one of them do it, in
 * the transaction that moves the row on, so a crash neither loses nor doubles a run on either job store.
 */
@Injectable()
export class Scheduler implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Schedules');
  private readonly schedules: readonly ResolvedSchedule[];
  private readonly takeStatement: string;
  private readonly repetition: Repetition;
  private isRegistered = false;

  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    settings: JobSettings,
    configuration: Configuration,
  ) {
    this.schedules = schedulesOf(configuration);
    this.takeStatement = takeDueStatement(this.schedules);
    this.repetition = new Repetition(
      Math.min(settings.scheduleTickMs, ...this.schedules.map(({ everyMs }) => everyMs)),
      () => asJob(() => this.promiseDue()),
      (error) =>
        this.logger.error(`Schedules could not be looked at; trying again: ${summariseError(error)}`),
    );
  }

  onApplicationBootstrap(): void {
    if (this.schedules.length > 0) this.repetition.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.repetition.stop();
  }

  private async promiseDue(): Promise<void> {
    await this.register();
    await this.database.transaction(async () => {
      for (const name of await this.takeDue()) {
        const schedule = this.schedules.find(({ job }) => job.name === name);
        if (schedule) await this.outbox.enqueue(schedule.job, {}, { dedupKey: DEDUP_KEY });
      }
    });
  }

  private async register(): Promise<void> {
    if (this.isRegistered) return;
    await this.database.manager.query(
      'INSERT INTO schedules (name) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING',
      [this.schedules.map(({ job }) => job.name)],
    );
    this.isRegistered = true;
  }

  /** Moves on the rows that are due and whose last run is over, and returns their names. */
  private async takeDue(): Promise<string[]> {
    const [rows] = (await this.database.manager.query(this.takeStatement, [
      this.schedules.map(({ job }) => job.name),
      this.schedules.map(({ everyMs }) => everyMs),
      DEDUP_KEY,
    ])) as [{ name: string }[], number];
    return rows.map(({ name }) => name);
  }
}
