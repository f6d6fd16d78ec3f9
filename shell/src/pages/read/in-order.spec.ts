import { describe, expect, it } from '@jest/globals';

import { InOrder } from './in-order.js';

/** A step that ends when it is told to. */
function held() {
  let end: () => void = () => undefined;
  let fail: (reason: Error) => void = () => undefined;
  const whole = new Promise<void>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  return { whole, end: () => end(), fail: () => fail(new Error('The chapter did not load.')) };
}

describe('presses in a book', () => {
  it('are each done, one after the other, however quickly they come', async () => {
    const order = new InOrder();
    const chapter = held();
    const done: string[] = [];
    const opening = order.do(async () => {
      done.push('chapter');
      await chapter.whole;
    });
    const pages = ['one', 'two', 'three'].map((page) => order.do(async () => void done.push(page)));
    expect(done).toEqual(['chapter']);
    chapter.end();
    await Promise.all([opening, ...pages]);
    expect(done).toEqual(['chapter', 'one', 'two', 'three']);
  });

  it('are done at once where nothing is under way', async () => {
    const order = new InOrder();
    await order.do(async () => undefined);
    await Promise.resolve();
    let isDone = false;
    const turn = order.do(async () => {
      isDone = true;
    });
    expect(isDone).toBe(true);
    await turn;
  });

  it('go on after one that failed', async () => {
    const order = new InOrder();
    const chapter = held();
    const opening = order.do(() => chapter.whole);
    let isDone = false;
    const next = order.do(async () => {
      isDone = true;
    });
    chapter.fail();
    await expect(opening).rejects.toThrow('did not load');
    await next;
    expect(isDone).toBe(true);
  });
});
