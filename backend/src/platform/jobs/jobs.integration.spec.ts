import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Injectable, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { INestApplicationContext } from '@nestjs/common';
import { openTestDatabase, type TestDatabase } from '@lectern/embedded-postgres/testing';

import { eventually } from '../../testing/eventually.js';
import { ConfigurationModule } from '../config/configuration.module.js';
import { readConfiguration } from '../config/read-configuration.js';
import { Database } from '../database/database.js';
import { DatabaseModule } from '../database/database.module.js';
import { migrate } from '../database/migrate.js';
import { defineJob } from './job.js';
import { JobProcessor, type JobRun } from './job-processor.js';
import { JobsModule } from './jobs.module.js';
import { Outbox } from './outbox.js';
import { OutboxRow } from './outbox.entity.js';

const countJob = defineJob<{ label: string; failures?: number }>({
  name: 'count-for-the-test',
  attempts: 4,
  backoffMs: 10,
});

@Injectable()
class CountProcessor extends JobProcessor<{ label: string; failures?: number }> {
  readonly job = countJob;
  readonly tries = new Map<string, number>();

  constructor(private readonly database: Database) {
    super();
  }

  async process({ label, failures = 0 }: { label: string; failures?: number }, run: JobRun): Promise<void> {
    const tries = (this.tries.get(label) ?? 0) + 1;
    this.tries.set(label, tries);
    await this.database.manager.query('INSERT INTO effects (run, label) VALUES ($1, $2)', [run.id, label]);
    if (tries <= failures) throw new Error('not this time');
  }
}

const stores = [
  { store: 'PostgreSQL', redisUrl: undefined },
  { store: 'Redis', redisUrl: process.env['TEST_REDIS_URL'] },
].map((entry) => ({
  ...entry,
  run: entry.store === 'PostgreSQL' || entry.redisUrl ? describe : describe.skip,
}));

for (const { store, redisUrl, run } of stores) {
  run(`jobs on ${store}`, () => {
    let database: TestDatabase;
    let app: INestApplicationContext;
    let processor: CountProcessor;

    beforeAll(async () => {
      database = await openTestDatabase({ template: { name: 'shop', prepare: migrate } });
      await database.pool.query('CREATE TABLE effects (run text, label text)');
      const configuration = readConfiguration(
        { DATABASE_URL: database.url, ...(redisUrl ? { REDIS_URL: redisUrl } : {}) },
        { mailFrom: 'a@example.com' },
      );
      class TestModule {}
      Module({
        imports: [
          ConfigurationModule.with(configuration),
          DatabaseModule.with(database.url, [OutboxRow]),
          JobsModule.with({ runsJobs: true }),
        ],
        providers: [CountProcessor],
      })(TestModule);
      app = await NestFactory.createApplicationContext(TestModule, { logger: false, abortOnError: false });
      processor = app.get(CountProcessor);
    });
    afterAll(async () => {
      await app.close();
      await database.close();
    });

    const promise = (label: string, failures = 0) =>
      app.get(Database).transaction(() => app.get(Outbox).add(countJob, { label, failures }));
    const effects = async (label: string) =>
      (await database.pool.query('SELECT run FROM effects WHERE label = $1', [label])).rowCount ?? 0;
    const allClosed = () =>
      eventually('all work to be closed', async () => {
        const { rows } = await database.pool.query(
          'SELECT count(*)::int AS n FROM outbox WHERE closed_at IS NULL',
        );
        return rows[0].n === 0;
      });

    it('does each promised piece of work once', async () => {
      await Promise.all(Array.from({ length: 40 }, (_, index) => promise(`once-${index}`)));
      await allClosed();
      const { rows } = await database.pool.query(
        `SELECT count(*)::int AS n, count(DISTINCT run)::int AS runs FROM effects WHERE label LIKE 'once-%'`,
      );
      expect(rows[0]).toEqual({ n: 40, runs: 40 });
    });

    it('forgets what was rolled back', async () => {
      const rollback = app.get(Database).transaction(async () => {
        await app.get(Outbox).add(countJob, { label: 'rolled-back' });
        throw new Error('changed my mind');
      });
      await expect(rollback).rejects.toThrow('changed my mind');
      await promise('after the rollback');
      await allClosed();
      expect(await effects('rolled-back')).toBe(0);
    });

    it('tries again after a failure, and the failed try leaves no trace', async () => {
      await promise('stumbles', 2);
      await allClosed();
      expect(processor.tries.get('stumbles')).toBe(3);
      expect(await effects('stumbles')).toBe(1);
    });

    it('does nothing again when the job store repeats a job that is done', async () => {
      await promise('repeated');
      await allClosed();
      await database.pool.query(
        `UPDATE outbox SET dispatched_at = NULL WHERE payload->>'label' = 'repeated'`,
      );
      await promise('after the repetition');
      await eventually('the repetition to be dispatched', async () => {
        const { rows } = await database.pool.query(
          'SELECT count(*)::int AS n FROM outbox WHERE dispatched_at IS NULL',
        );
        return rows[0].n === 0;
      });
      await allClosed();
      expect(await effects('repeated')).toBe(1);
    });

    it('dispatches again what the job store has lost', async () => {
      await database.pool.query(
        `INSERT INTO outbox (job, payload, dispatched_at)
         VALUES ($1, '{"label":"lost"}', now() - interval '10 minutes')`,
        [countJob.name],
      );
      await allClosed();
      expect(await effects('lost')).toBe(1);
    });

    it('refuses to promise work outside a transaction', async () => {
      await expect(app.get(Outbox).add(countJob, { label: 'loose' })).rejects.toThrow(
        'outside a transaction',
      );
    });
  });
}
