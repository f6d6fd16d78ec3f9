import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';

import { eventually } from '../../testing/eventually.js';
import { JobProcess } from '../../testing/job-process.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { ShopListener } from '../../testing/shop-listener.js';
import { readShort } from '../../testing/short-openings.js';
import { VoiceService } from '../../testing/voice-service.js';
import { SpeechSynthesizer } from '../speech/speech-synthesizer.js';

const TEXTS = [
  'Chapter one.',
  'The door was open.',
  'Nobody had told her why, so she went in.',
  'It was quiet.',
];
const QUICK = { holdMs: 400, stalledCheckMs: 200, sweepMs: 50 };

/** Two processes start, one after the other, on a machine that may be busy. */
jest.setTimeout(120_000);

describe('a preview that is made by a process of its own', () => {
  const service = new VoiceService();
  const workers: JobProcess[] = [];
  let shop: RunningShop;
  let listener: ShopListener;
  let voice: Record<string, string>;

  beforeAll(async () => {
    voice = { OPENAI_API_KEY: 'sk-of-the-tests', OPENAI_BASE_URL: await service.open() };
    shop = await openShop({ ...voice, ROLE: 'web' });
    listener = new ShopListener(shop);
    readShort(shop);
  });
  afterAll(async () => {
    for (const worker of workers) worker.signal('SIGKILL');
    await Promise.all(workers.map((worker) => worker.end()));
    await shop.stop();
    await service.close();
  });

  const startWorker = async () => {
    const environment = {
      ...voice,
      DATABASE_URL: shop.databaseUrl,
      DATA_DIR: shop.configuration.dataDir,
    };
    const worker = await JobProcess.run('preview-process', { environment, settings: QUICK });
    workers.push(worker);
    return worker;
  };

  it('is finished by another when that one is killed, and what was spoken is not spoken again', async () => {
    expect(() => shop.app.get(SpeechSynthesizer, { strict: false })).toThrow('SpeechSynthesizer');
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
    // The sentence that was being read, and what comes after it.
    expect(service.texts).toEqual(TEXTS.slice(2));
    expect(await listener.rows('SELECT position FROM preview_pieces')).toEqual([]);
  });
});
