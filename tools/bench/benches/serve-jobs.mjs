// Promises jobs that do nothing, and does them: through the site's job layer, or through BullMQ alone. Each line
// of its standard input asks for one measurement and is answered by a line; it ends when its standard input does.
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';

import { inRoot } from '../../start/paths.mjs';

/** @typedef {{ promise(n: number): Promise<void>, onDone(listener: () => void): void }} Layer */
/** @typedef {{ jobs: number, atOnce: number }} Question */

const ofBackend = createRequire(inRoot('backend/package.json'));
/** What was built of the backend. @param {string} file */
const built = (file) => import(inRoot('backend/dist', file));
/** As many jobs at once as the site's lane of payments takes. */
const concurrency = 8;
const { LAYER, DATABASE_URL = '', REDIS_URL } = process.env;

/** @returns {Promise<Layer>} */
async function siteLayer() {
  ofBackend('reflect-metadata');
  const { NestFactory } = ofBackend('@nestjs/core');
  const [config, database, features, ofProcess, metrics, migrations] = await Promise.all(
    [
      'platform/config/read-configuration.js',
      'platform/database/database.js',
      'platform/features/feature.js',
      'platform/features/process.module.js',
      'platform/metrics/metrics.module.js',
      'platform/database/migrate.js',
    ].map(built),
  );
  const [{ defineJob }, { HandlesJob }, { jobs }, { JobRunner }, { Outbox }] = await Promise.all(
    ['job', 'handles-job', 'jobs.module', 'job-runner', 'outbox'].map((name) =>
      built(`platform/jobs/${name}.js`),
    ),
  );
  await migrations.migrate(DATABASE_URL);
  const job = defineJob({ name: 'nothing', attempts: 3, backoffMs: 1_000, lane: 'payments' });
  class Nothing {
    async execute() {}
  }
  HandlesJob(job)(Nothing, 'execute', { value: Nothing.prototype.execute });
  const environment = { ROLE: 'worker', DATABASE_URL, REDIS_URL };
  const configuration = config.readConfiguration(environment, { mailFrom: 'a@example.com' });
  const ofTheBench = features.defineFeature({ providers: [Nothing] });
  const module = ofProcess.ProcessModule.of([metrics.metrics, jobs, ofTheBench], configuration, DATABASE_URL);
  const app = await NestFactory.createApplicationContext(module, { logger: ['error'], abortOnError: false });
  const [transactions, outbox] = [app.get(database.Database), app.get(Outbox)];
  return {
    promise: (n) => transactions.transaction(() => outbox.enqueue(job, { n })),
    onDone: (listener) => {
      for (const worker of app.get(JobRunner).workers) worker.on('completed', listener);
    },
  };
}

/**
 * BullMQ as it comes, with the same number of places: what is in its store is all that is known of a job, so it waits until
 * it is on the disk.
 * @returns {Promise<Layer>}
 */
async function bareLayer() {
  const { createPostgresBackend, Queue, setDefaultBackendFactory, Worker } = ofBackend('bullmq');
  const { queueOptions } = await built('platform/jobs/queue.js');
  const { readConfiguration } = await built('platform/config/read-configuration.js');
  const { migrate } = await built('platform/database/migrate.js');
  // BullMQ's tables are not made by BullMQ.
  await migrate(DATABASE_URL);
  const configuration = readConfiguration({ DATABASE_URL, REDIS_URL }, { mailFrom: 'a@example.com' });
  if (!REDIS_URL) setDefaultBackendFactory(createPostgresBackend);
  const options = REDIS_URL
    ? queueOptions(DATABASE_URL, { ...configuration, redisPrefix: 'bare' })
    : { connection: { connectionString: DATABASE_URL, max: 3 } };
  const queue = new Queue('bare', options);
  const worker = new Worker('bare', async () => undefined, { ...options, concurrency });
  await Promise.all([queue.waitUntilReady(), worker.waitUntilReady()]);
  const keep = { removeOnComplete: { age: 24 * 60 * 60 } };
  return {
    promise: (n) => queue.add('nothing', { n }, keep),
    onDone: (listener) => worker.on('completed', listener),
  };
}

const layer = await (LAYER === 'site' ? siteLayer() : bareLayer());
let done = 0;
/** @type {(() => void) | undefined} */
let onDone;
layer.onDone(() => {
  done += 1;
  onDone?.();
});

/** Promises so many jobs, so many at a time, and waits until all are done. @param {Question} question */
async function run({ jobs, atOnce }) {
  const target = done + jobs;
  const all = new Promise((resolve) => {
    onDone = () => done === target && resolve(undefined);
  });
  const startedMs = performance.now();
  let next = 0;
  const promiser = async () => {
    for (let n = next++; n < jobs; n = next++) await layer.promise(n);
  };
  await Promise.all([...Array.from({ length: atOnce }, promiser), all]);
  return performance.now() - startedMs;
}

process.stdin.on('close', () => process.exit());
process.stdout.write('"ready"\n');
for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(await run(JSON.parse(line)))}\n`);
}
