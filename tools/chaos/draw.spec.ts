import { describe, expect, it } from '@jest/globals';

import { drawer } from './draw.mjs';

const numbers = Array.from({ length: 2_000 }, (_, number) => number);

describe('a draw', () => {
  it('is the same for the same seed and purpose, whenever it is made', () => {
    const [one, other] = [drawer('a'), drawer('a')];
    expect(numbers.map((number) => one.share('x', number))).toEqual(
      numbers.map((number) => other.share('x', number)),
    );
    expect(drawer('b').share('x', 1)).not.toBe(one.share('x', 1));
    expect(one.share('y', 1)).not.toBe(one.share('x', 1));
  });

  it('has every whole number between two, these included, about as often', () => {
    const drawn = numbers.map((number) => drawer('a').between(1, 4, number));
    for (const value of [1, 2, 3, 4]) {
      expect(drawn.filter((each) => each === value).length / numbers.length).toBeCloseTo(0.25, 1);
    }
    expect(new Set(drawn).size).toBe(4);
  });

  it('picks by weight, and never what has none', () => {
    const picked = numbers.map((number) => drawer('a').pick({ often: 3, seldom: 1, never: 0 }, number));
    expect(picked.filter((each) => each === 'often').length / numbers.length).toBeCloseTo(0.75, 1);
    expect(new Set(picked)).toEqual(new Set(['often', 'seldom']));
  });
});
