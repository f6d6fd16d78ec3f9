import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { deleteExpiredAnswers } from './expired-answers.js';

const key = 'lectern.legal-companion';

describe('legal answers stored in the browser', () => {
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

  it('are deleted on the day they expire, on every page', () => {
    keptUntil(Date.now() - 1);
    deleteExpiredAnswers();
    expect(items.size).toBe(0);
  });

  it('stay until they expire', () => {
    keptUntil(Date.now() + 60_000);
    deleteExpiredAnswers();
    expect(items.size).toBe(1);
    items.clear();
    deleteExpiredAnswers();
  });

  it('cause no error if storage is blocked', () => {
    Object.defineProperty(globalThis, 'window', {
      configurable: true,
      value: {
        get localStorage() {
          throw new Error('SecurityError');
        },
      },
    });
    expect(deleteExpiredAnswers).not.toThrow();
  });
});
