import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { keepLooks, keptLooks, stepBy, textSizesRem } from './appearance.js';
import { keepPlace, keptPlace } from './reading-place.js';

/** The part of a browser's storage that is asked for. */
class Shelf {
  readonly items = new Map<string, string>();
  getItem = (key: string): string | null => this.items.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.items.set(key, value);
}

const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
const lend = (localStorage: unknown): void => {
  Object.defineProperty(globalThis, 'localStorage', { value: localStorage, configurable: true });
};

describe('what the reader of samples keeps @S2-samples-and-trailers-3', () => {
  let shelf: Shelf;
  beforeEach(() => {
    shelf = new Shelf();
    lend(shelf);
  });
  afterEach(() => {
    if (before) Object.defineProperty(globalThis, 'localStorage', before);
    else Reflect.deleteProperty(globalThis, 'localStorage');
  });

  it('is a place for each book', () => {
    keepPlace('fear-not', { block: 7, share: 0.5, progress: 0.3 });
    expect(keptPlace('fear-not')).toEqual({ block: 7, share: 0.5, progress: 0.3 });
    expect(keptPlace('women-teach')).toBeNull();
  });

  it('is one size and one paper for all books', () => {
    expect(keptLooks()).toEqual({ step: 2, paper: null });
    keepLooks({ step: 4, paper: 'sepia' });
    expect(keptLooks()).toEqual({ step: 4, paper: 'sepia' });
  });

  it.each(['{', '7', '{"step":99,"paper":"sepia"}', '{"step":2,"paper":"pink"}'])(
    'is forgotten when it cannot be understood: %s',
    (written) => {
      for (const key of ['lectern.reader-looks', 'lectern.sample-place.fear-not'])
        shelf.setItem(key, written);
      expect(keptLooks()).toEqual({ step: 2, paper: null });
      expect(keptPlace('fear-not')).toBeNull();
    },
  );

  it('is nothing where the browser lets nothing be kept', () => {
    lend(undefined);
    expect(() => keepLooks({ step: 1, paper: 'dark' })).not.toThrow();
    expect(keptLooks().step).toBe(2);
  });

  it('goes through the sizes and stops at the smallest and the largest', () => {
    expect(stepBy(2, 1)).toBe(3);
    expect(stepBy(0, -1)).toBe(0);
    expect(stepBy(textSizesRem.length - 1, 1)).toBe(textSizesRem.length - 1);
  });
});
