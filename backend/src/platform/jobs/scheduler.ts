import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';

import { Configuration } from '../config/configuration.js';
import { Database } from '../database/database.js';
import { asJob } from '../database/work-pools.js';
import { summarizeError } from './error-summary.js';
import { JobSettings } from './job-rules.js';
import { Outbox } from './outbox.js';
import { IntervalRunner } from './interval-runner.js';
import { type ResolvedSchedule, schedulesOf } from './schedule.js';

const DEDUP_KEY = 'schedule';

/** `$1` names, `$2` intervals in milliseconds, `$3` the key of a run. */
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

/** Every worker checks; a row lock lets one enqueue a run, in one transaction: a crash neither loses nor doubles it. */
@Injectable()
export class Scheduler implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Schedules');
  private readonly schedules: readonly ResolvedSchedule[];
  private readonly takeStatement: string;
  private readonly runner: IntervalRunner;
  private isRegistered = false;

  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    settings: JobSettings,
    configuration: Configuration,
  ) {
    this.schedules = schedulesOf(configuration);
    this.takeStatement = takeDueStatement(this.schedules);
    this.runner = new IntervalRunner(
      Math.min(settings.scheduleTickMs, ...this.schedules.map(({ everyMs }) => everyMs)),
      () => asJob(() => this.enqueueDue()),
      (error) => this.logger.error(`schedules could not be checked, retrying: ${summarizeError(error)}`),
    );
  }

  onApplicationBootstrap(): void {
    if (this.schedules.length > 0) this.runner.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.runner.stop();
  }

  private async enqueueDue(): Promise<void> {
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

  private async takeDue(): Promise<string[]> {
    const [rows] = (await this.database.manager.query(this.takeStatement, [
      this.schedules.map(({ job }) => job.name),
      this.schedules.map(({ everyMs }) => everyMs),
      DEDUP_KEY,
    ])) as [{ name: string }[], number];
    return rows.map(({ name }) => name);
  }
}
