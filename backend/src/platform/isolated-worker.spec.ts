import { describe, expect, it } from '@jest/globals';

import { Outage } from './outage.js';
import { ShortThread } from './isolated-worker.js';

const ENDLESS = new URL('data:text/javascript,for (;;);');
const GREEDY = new URL('data:text/javascript,const all = []; for (;;) all.push(new Array(1e5).fill({}));');
const BROKEN = new URL('data:text/javascript,throw new Error();');
const ANSWERING = new URL(
  `data:text/javascript,import { parentPort } from 'node:worker_threads';
   parentPort.on('message', (text) => parentPort.postMessage(text.length));`,
);
/** Says which thread it is, and fails when it is told to. */
const NAMED = new URL(
  `data:text/javascript,import { parentPort, threadId } from 'node:worker_threads';
   parentPort.on('message', (text) => {
     if (text === 'fail') throw new Error();
     parentPort.postMessage(threadId);
   });`,
);

const limits = { timeoutMs: 500, memoryMb: 32 };

describe('a thread for what strangers made', () => {
  it('is ended when it takes too long, and the site goes on meanwhile', async () => {
    let turns = 0;
    const turn = setInterval(() => (turns += 1), 1);
    expect(await new ShortThread(ENDLESS, limits).ask('')).toBeUndefined();
    clearInterval(turn);
    expect(turns).toBeGreaterThan(1);
  });

  it('is ended when it takes too much memory, or fails', async () => {
    expect(await new ShortThread(GREEDY, { ...limits, timeoutMs: 60_000 }).ask('')).toBeUndefined();
    expect(await new ShortThread(BROKEN, { ...limits, timeoutMs: 60_000 }).ask('')).toBeUndefined();
  });

  it('ends at its limit of processor time, however long its timeout', async () => {
    const busy = new URL(
      `data:text/javascript,import { workerData } from 'node:worker_threads';
       import { readlinkSync } from 'node:fs';
       workerData.number[0] = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
       for (;;);`,
    );
    const isLinux = process.platform === 'linux';
    const own = { ...limits, timeoutMs: isLinux ? 600_000 : 500, cpuMs: 300 };
    expect(await new ShortThread(busy, own).ask('')).toBeUndefined();
  });

  it('is asked one thing after another', async () => {
    const thread = new ShortThread<string, number>(ANSWERING, { ...limits, timeoutMs: 60_000 });
    const answers: (number | undefined)[] = [];
    const asked = ['aaa', 'a', 'aa'].map(async (text) => answers.push(await thread.ask(text)));
    await Promise.all(asked);
    expect(answers).toEqual([3, 1, 2]);
  });

  it('is waited for by a few: the others are told to come again', async () => {
    const thread = new ShortThread<string, number>(ANSWERING, { ...limits, timeoutMs: 60_000 });
    const asked = await Promise.allSettled(Array.from({ length: 25 }, () => thread.ask('a')));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    for (const each of asked.slice(20)) expect(each).toMatchObject({ reason: expect.any(Outage) });
    expect(await thread.ask('a')).toBe(1);
  });

  it('is another for each question, unless it is kept for the next; one that failed is not', async () => {
    const ask = (thread: ShortThread<string, number>) => [thread.ask('a'), thread.ask('b')];
    const own = { ...limits, timeoutMs: 60_000 };
    expect(new Set(await Promise.all(ask(new ShortThread(NAMED, own)))).size).toBe(2);
    const kept = new ShortThread<string, number>(NAMED, { ...own, keptMs: 60_000 });
    const names = new Set(await Promise.all(ask(kept)));
    expect(names.size).toBe(1);
    expect(await kept.ask('fail')).toBeUndefined();
    expect([...names]).not.toContain(await kept.ask('c'));
  });
});
