import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { keepLooks, keptLooks, stepBy, textSizesRem } from './appearance.js';
import { keepPlace, keptPlace } from './reading-place.js';

class MemoryStorage {
  readonly items = new Map<string, string>();
  getItem = (key: string): string | null => this.items.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.items.set(key, value);
}

const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
const lend = (localStorage: unknown): void => {
  Object.defineProperty(globalThis, 'localStorage', { value: localStorage, configurable: true });
};

describe('stored choices of the sample reader @S2-samples-and-trailers-3', () => {
  let shelf: MemoryStorage;
  beforeEach(() => {
    shelf = new MemoryStorage();
    lend(shelf);
  });
  afterEach(() => {
    if (before) Object.defineProperty(globalThis, 'localStorage', before);
    else Reflect.deleteProperty(globalThis, 'localStorage');
  });

  it('include a reading position for each book', () => {
    keepPlace('fear-not', { block: 7, share: 0.5, progress: 0.3 });
    expect(keptPlace('fear-not')).toEqual({ block: 7, share: 0.5, progress: 0.3 });
    expect(keptPlace('women-teach')).toBeNull();
  });

  it('include one text size and one paper for all books', () => {
    expect(keptLooks()).toEqual({ step: 2, paper: null });
    keepLooks({ step: 4, paper: 'sepia' });
    expect(keptLooks()).toEqual({ step: 4, paper: 'sepia' });
  });

  it.each(['{', '7', '{"step":99,"paper":"sepia"}', '{"step":2,"paper":"pink"}'])(
    'are ignored if invalid: %s',
    (written) => {
      for (const key of ['lectern.reader-looks', 'lectern.sample-place.fear-not'])
        shelf.setItem(key, written);
      expect(keptLooks()).toEqual({ step: 2, paper: null });
      expect(keptPlace('fear-not')).toBeNull();
    },
  );

  it('are empty if storage is blocked', () => {
    lend(undefined);
    expect(() => keepLooks({ step: 1, paper: 'dark' })).not.toThrow();
    expect(keptLooks().step).toBe(2);
  });

  it('step through the text sizes and stop at the smallest and largest', () => {
    expect(stepBy(2, 1)).toBe(3);
    expect(stepBy(0, -1)).toBe(0);
    expect(stepBy(textSizesRem.length - 1, 1)).toBe(textSizesRem.length - 1);
  });
});
