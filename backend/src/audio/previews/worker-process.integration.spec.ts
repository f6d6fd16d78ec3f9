import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { JobRunner } from '../../platform/jobs/job-runner.js';
import { eventually } from '../../testing/eventually.js';
import { JobProcess } from '../../testing/job-process.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { PreviewListener } from '../../testing/preview-listener.js';
import { shortenOpenings } from '../../testing/shorten-openings.js';
import { FakeSpeechApi } from '../../testing/fake-speech-api.js';

const TEXTS = [
  'Chapter one.',
  'The door was open.',
  'Nobody had told her why, so she went in.',
  'It was quiet.',
];
const QUICK = { lockMs: 400, stalledCheckMs: 200, sweepMs: 50 };

describe('Preview in a worker process', () => {
  const service = new FakeSpeechApi();
  const workers: JobProcess[] = [];
  let shop: RunningShop;
  let listener: PreviewListener;
  let voice: Record<string, string>;

  beforeAll(async () => {
    voice = { OPENAI_API_KEY: 'sk-of-the-tests', OPENAI_BASE_URL: await service.open() };
    shop = await openShop({ ...voice, ROLE: 'web' });
    listener = new PreviewListener(shop);
    shortenOpenings(shop);
  });
  afterAll(async () => {
    await endWorkers();
    await shop.stop();
    await service.close();
  });

  async function endWorkers(): Promise<void> {
    for (const worker of workers) worker.signal('SIGKILL');
    await Promise.all(workers.splice(0).map((worker) => worker.end()));
  }

  const startWorker = async () => {
    const environment = {
      ...voice,
      DATABASE_URL: shop.databaseUrl,
      DATA_DIR: shop.configuration.dataDir,
    };
    const worker = await JobProcess.run('preview-worker', { environment, settings: QUICK });
    workers.push(worker);
    return worker;
  };

  it('continues in another worker after a crash, without repeating sentences', async () => {
    // The web process has a speaker for the dashboard's check, but runs no jobs.
    expect(() => shop.app.get(JobRunner, { strict: false })).toThrow('JobRunner');
    service.pause(TEXTS[2]);
    const worker = await startWorker();
    const { id } = await listener.begin();
    await eventually('the third sentence', async () => service.orders.length === 3);
    worker.signal('SIGKILL');
    expect(await worker.end()).toBeNull();
    expect(await listener.rows('SELECT status, pieces_done FROM preview_makings')).toEqual([
      { status: 'speaking', pieces_done: 2 },
    ]);
    service.reset();
    await startWorker();
    await listener.becomes(id, 'ready');
    // The sentence in progress, and the ones after it.
    expect(service.texts).toEqual(TEXTS.slice(2));
    expect(await listener.rows('SELECT position FROM preview_pieces')).toEqual([]);
  });

  it('is deleted with its requests if it was canceled or abandoned; stored ones stay', async () => {
    service.reset();
    service.pause();
    const { id, wish } = await listener.begin({ voiceType: 'professional' });
    await listener.cancel(id, wish);
    service.reset();
    // For every call: the worker may be about to request the canceled preview.
    service.usual = 'no credits';
    const { id: other } = await listener.begin({ voiceType: 'storytelling' });
    await listener.becomes(other, 'failed');
    const pass = (time: string) =>
      shop.pool.query(
        `UPDATE preview_wishes SET created_at = created_at - $1::interval;
         UPDATE preview_makings SET changed_at = changed_at - $1::interval`.replaceAll('$1', `'${time}'`),
      );
    const forget = async () => {
      await shop.pool.query(
        `WITH due AS (INSERT INTO outbox (job, payload) VALUES ('forget-preview-wishes', '{}') RETURNING 1)
         SELECT pg_notify('lectern_outbox', '') FROM due`,
      );
      await eventually(
        'the forgetting',
        async () =>
          (
            await listener.rows(
              `SELECT 1 FROM outbox WHERE job = 'forget-preview-wishes' AND closed_at IS NULL`,
            )
          ).length === 0,
      );
    };
    const left = async () => [
      (await listener.rows('SELECT 1 FROM preview_wishes')).length,
      ...(await listener.rows('SELECT status FROM preview_makings ORDER BY created_at')).map(
        (row) => row['status'],
      ),
    ];
    await forget();
    expect(await left()).toEqual([3, 'ready', 'cancelled', 'failed']);
    await pass('3 hours');
    await forget();
    expect(await left()).toEqual([0, 'ready', 'cancelled', 'failed']);
    await pass('1 day');
    await forget();
    expect(await left()).toEqual([0, 'ready', 'failed']);
    await pass('7 days');
    await forget();
    expect(await left()).toEqual([0, 'ready']);
    expect(await listener.rows('SELECT 1 FROM preview_pieces')).toEqual([]);
  });

  it('ends waiting calls when the web process stops', async () => {
    await endWorkers();
    const { eventsUrl } = await listener.begin({ voiceType: 'professional' });
    const stream = await fetch(shop.url + eventsUrl);
    const told = stream.text();
    const asked = listener.want({ voiceType: 'professional' }, { prefer: 'wait=30' });
    await eventually('both', async () => (await listener.rows('SELECT 1 FROM preview_wishes')).length === 2);
    await shop.app.close();
    expect(await told).toMatch(/^retry: \d+\n\nevent: progress\ndata: [^\n]*"queued"[^\n]*\n\n$/);
    expect((await asked).status).toBe(202);
  });
});
