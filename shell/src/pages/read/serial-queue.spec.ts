import { describe, expect, it } from '@jest/globals';

import { SerialQueue } from './serial-queue.js';

function pendingTask() {
  let end: () => void = () => undefined;
  let fail: (reason: Error) => void = () => undefined;
  const whole = new Promise<void>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  return { whole, end: () => end(), fail: () => fail(new Error('The chapter did not load.')) };
}

describe('SerialQueue', () => {
  it('runs each task after the one before, however quickly they are added', async () => {
    const order = new SerialQueue();
    const chapter = pendingTask();
    const done: string[] = [];
    const opening = order.run(async () => {
      done.push('chapter');
      await chapter.whole;
    });
    const pages = ['one', 'two', 'three'].map((page) => order.run(async () => void done.push(page)));
    expect(done).toEqual(['chapter']);
    chapter.end();
    await Promise.all([opening, ...pages]);
    expect(done).toEqual(['chapter', 'one', 'two', 'three']);
  });

  it('starts a task at once if it is idle', async () => {
    const order = new SerialQueue();
    await order.run(async () => undefined);
    await Promise.resolve();
    let isDone = false;
    const turn = order.run(async () => {
      isDone = true;
    });
    expect(isDone).toBe(true);
    await turn;
  });

  it('continues after a failed task', async () => {
    const order = new SerialQueue();
    const chapter = pendingTask();
    const opening = order.run(() => chapter.whole);
    let isDone = false;
    const next = order.run(async () => {
      isDone = true;
    });
    chapter.fail();
    await expect(opening).rejects.toThrow('did not load');
    await next;
    expect(isDone).toBe(true);
  });
});
