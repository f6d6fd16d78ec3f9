import { describe, expect, it } from '@jest/globals';
import { step } from './carousel.js';

describe('the carousel’s step', () => {
  it('goes from the last to the first @S1-home-4', () => expect(step(7, 1, 8)).toBe(0));
  it('goes from the first to the last @S1-home-4', () => expect(step(0, -1, 8)).toBe(7));
  it('goes to the neighbour in between', () => expect(step(3, 1, 8)).toBe(4));
});
