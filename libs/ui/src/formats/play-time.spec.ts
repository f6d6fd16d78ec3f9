import { describe, expect, it } from '@jest/globals';
import { playTime } from './play-time.js';

describe('playTime', () => {
  it.each([
    [0, '0:00'],
    [5.99, '0:05'],
    [60, '1:00'],
    [195, '3:15'],
    [-1, '0:00'],
  ])('formats %d seconds as %s', (seconds, written) => {
    expect(playTime(seconds)).toBe(written);
  });
});
