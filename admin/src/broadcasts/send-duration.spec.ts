import { describe, expect, it } from '@jest/globals';

import { durationWords, sendingTime } from './send-duration.js';

describe('durationWords', () => {
  it.each([
    [0, 'less than a minute'],
    [59, 'less than a minute'],
    [60, 'about 1 min'],
    [61, 'about 2 min'],
    [3_599, 'about 1 h 0 min'],
    [4_000, 'about 1 h 7 min'],
    [86_399, 'about 1 day 0 h'],
    [200_000, 'about 2 days 8 h'],
  ])('says %i seconds as "%s"', (seconds, words) => expect(durationWords(seconds)).toBe(words));
});

describe('sendingTime', () => {
  it('uses the rate that is set', () => {
    expect(sendingTime(20_000, { ratePerSecond: 5, pacePerSecond: null })).toEqual({
      duration: 'about 1 h 7 min',
      rate: '5 emails a second',
    });
    expect(sendingTime(30, { ratePerSecond: 1, pacePerSecond: 0.95 }).rate).toBe('1 email a second');
  });

  it('uses the current pace if the mail server is slower', () => {
    expect(sendingTime(20_000, { ratePerSecond: 10, pacePerSecond: 2.52 })).toEqual({
      duration: 'about 2 h 14 min',
      rate: '2.5 emails a second',
    });
    expect(sendingTime(10, { ratePerSecond: 10, pacePerSecond: 0.001 }).duration).toBe('about 2 min');
  });
});
