import { describe, expect, it } from '@jest/globals';

import { Outage } from './outage.js';
import { IsolatedWorker } from './isolated-worker.js';

const ENDLESS = new URL('data:text/javascript,for (;;);');
const GREEDY = new URL('data:text/javascript,const all = []; for (;;) all.push(new Array(1e5).fill({}));');
const BROKEN = new URL('data:text/javascript,throw new Error();');
const ANSWERING = new URL(
  `data:text/javascript,import { parentPort } from 'node:worker_threads';
   parentPort.on('message', (text) => parentPort.postMessage(text.length));`,
);
const NAMED = new URL(
  `data:text/javascript,import { parentPort, threadId } from 'node:worker_threads';
   parentPort.on('message', (text) => {
     if (text === 'fail') throw new Error();
     parentPort.postMessage(threadId);
   });`,
);

const limits = { timeoutMs: 500, memoryMb: 32 };

describe('IsolatedWorker', () => {
  it('ends the worker after the timeout without blocking the event loop', async () => {
    let turns = 0;
    const turn = setInterval(() => (turns += 1), 1);
    expect(await new IsolatedWorker(ENDLESS, limits).run('')).toBeUndefined();
    clearInterval(turn);
    expect(turns).toBeGreaterThan(1);
  });

  it('ends the worker when it uses too much memory or fails', async () => {
    expect(await new IsolatedWorker(GREEDY, { ...limits, timeoutMs: 60_000 }).run('')).toBeUndefined();
    expect(await new IsolatedWorker(BROKEN, { ...limits, timeoutMs: 60_000 }).run('')).toBeUndefined();
  });

  it('ends the worker at its CPU limit before the timeout', async () => {
    const busy = new URL(
      `data:text/javascript,import { workerData } from 'node:worker_threads';
       import { readlinkSync } from 'node:fs';
       workerData.threadId[0] = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
       for (;;);`,
    );
    const isLinux = process.platform === 'linux';
    const own = { ...limits, timeoutMs: isLinux ? 600_000 : 500, cpuMs: 300 };
    expect(await new IsolatedWorker(busy, own).run('')).toBeUndefined();
  });

  it('runs one call at a time, in order', async () => {
    const worker = new IsolatedWorker<string, number>(ANSWERING, { ...limits, timeoutMs: 60_000 });
    const answers: (number | undefined)[] = [];
    const calls = ['aaa', 'a', 'aa'].map(async (text) => answers.push(await worker.run(text)));
    await Promise.all(calls);
    expect(answers).toEqual([3, 1, 2]);
  });

  it('ends the call that runs and the queued ones when it stops', async () => {
    const worker = new IsolatedWorker<string, number>(ENDLESS, { ...limits, timeoutMs: 600_000 });
    const calls = [worker.run('a'), worker.run('b')];
    await worker.stop();
    expect(await Promise.all(calls)).toEqual([undefined, undefined]);
    expect(await worker.run('c')).toBeUndefined();
  });

  it('rejects calls beyond the maximum queue length', async () => {
    const worker = new IsolatedWorker<string, number>(ANSWERING, { ...limits, timeoutMs: 60_000 });
    const calls = await Promise.allSettled(Array.from({ length: 25 }, () => worker.run('a')));
    expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    for (const each of calls.slice(20)) expect(each).toMatchObject({ reason: expect.any(Outage) });
    expect(await worker.run('a')).toBe(1);
  });

  it('reuses a worker only with an idle time, and never after a failure', async () => {
    const runTwice = (worker: IsolatedWorker<string, number>) => [worker.run('a'), worker.run('b')];
    const own = { ...limits, timeoutMs: 60_000 };
    expect(new Set(await Promise.all(runTwice(new IsolatedWorker(NAMED, own)))).size).toBe(2);
    const reused = new IsolatedWorker<string, number>(NAMED, { ...own, idleMs: 60_000 });
    const names = new Set(await Promise.all(runTwice(reused)));
    expect(names.size).toBe(1);
    expect(await reused.run('fail')).toBeUndefined();
    expect([...names]).not.toContain(await reused.run('c'));
  });
});
