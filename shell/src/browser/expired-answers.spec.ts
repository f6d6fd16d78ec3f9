import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetOldAnswers } from './expired-answers.js';

const key = 'lectern.legal-companion';

describe('legal answers that a browser keeps', () => {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'window');
  const items = new Map<string, string>();
  const localStorage = {
    getItem: (name: string) => items.get(name) ?? null,
    removeItem: (name: string) => void items.delete(name),
  };
  beforeEach(() => {
    items.clear();
    Object.defineProperty(globalThis, 'window', { value: { localStorage }, configurable: true });
  });
  afterEach(() => {
    if (before) Object.defineProperty(globalThis, 'window', before);
    else Reflect.deleteProperty(globalThis, 'window');
  });
  const keptUntil = (keptUntilMs: number) =>
    items.set(key, JSON.stringify({ answers: { more: '"keptUntilMs":1' }, keptUntilMs }));

  it('go on their day, whichever page is opened', () => {
    keptUntil(Date.now() - 1);
    forgetOldAnswers();
    expect(items.size).toBe(0);
  });

  it('stay until then', () => {
    keptUntil(Date.now() + 60_000);
    forgetOldAnswers();
    expect(items.size).toBe(1);
    items.clear();
    forgetOldAnswers();
  });

  it('are no fault of a page where nothing may be stored', () => {
    Object.defineProperty(globalThis, 'window', {
      configurable: true,
      value: {
        get localStorage() {
          throw new Error('SecurityError');
        },
      },
    });
    expect(forgetOldAnswers).not.toThrow();
  });
});
