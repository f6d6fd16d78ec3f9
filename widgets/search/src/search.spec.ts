import { describe, expect, it } from '@jest/globals';
import { movedActive } from './search.js';

describe('the active result', () => {
  it.each([
    ['ArrowDown', null, 0],
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowUp', null, 2],
    ['ArrowUp', 0, 2],
    ['ArrowUp', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 2],
  ])('moves by %s from %s to %s of three', (key, active, moved) => {
    expect(movedActive(key, active, 3)).toBe(moved);
  });

  it('leaves editing keys to the text', () => {
    expect(movedActive('Home', null, 3)).toBeUndefined();
    expect(movedActive('End', null, 3)).toBeUndefined();
    expect(movedActive('a', 1, 3)).toBeUndefined();
    expect(movedActive('ArrowDown', null, 0)).toBeUndefined();
  });
});
