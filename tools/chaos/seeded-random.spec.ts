import { describe, expect, it } from '@jest/globals';

import { SeededRandom } from './seeded-random.js';

const numbers = Array.from({ length: 2_000 }, (_, number) => number);

describe('SeededRandom', () => {
  it('repeats values of the same seed and purpose', () => {
    const [one, other] = [new SeededRandom('a'), new SeededRandom('a')];
    expect(numbers.map((number) => one.share('x', number))).toEqual(
      numbers.map((number) => other.share('x', number)),
    );
    expect(new SeededRandom('b').share('x', 1)).not.toBe(one.share('x', 1));
    expect(one.share('y', 1)).not.toBe(one.share('x', 1));
  });

  it('draws every whole number of a range about as often, both ends included', () => {
    const drawn = numbers.map((number) => new SeededRandom('a').between(1, 4, number));
    for (const value of [1, 2, 3, 4])
      expect(drawn.filter((each) => each === value).length / numbers.length).toBeCloseTo(0.25, 1);
    expect(new Set(drawn).size).toBe(4);
  });

  it('picks by weight, and never a weight of 0', () => {
    const picked = numbers.map((number) =>
      new SeededRandom('a').pick({ often: 3, seldom: 1, never: 0 }, number),
    );
    expect(picked.filter((each) => each === 'often').length / numbers.length).toBeCloseTo(0.75, 1);
    expect(new Set(picked)).toEqual(new Set(['often', 'seldom']));
  });
});
