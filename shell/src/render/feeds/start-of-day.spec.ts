import { describe, expect, it } from '@jest/globals';

import { startOfDay } from './start-of-day.js';

describe('startOfDay', () => {
  it.each([
    ['2024-12-10', 'America/New_York', '2024-12-10T05:00:00.000Z'],
    ['2024-07-04', 'America/New_York', '2024-07-04T04:00:00.000Z'],
    ['2024-11-03', 'America/New_York', '2024-11-03T04:00:00.000Z'],
    ['2024-11-04', 'America/New_York', '2024-11-04T05:00:00.000Z'],
    ['2024-12-10', 'Pacific/Auckland', '2024-12-09T11:00:00.000Z'],
    ['2024-12-10', 'Asia/Kolkata', '2024-12-09T18:30:00.000Z'],
    ['2024-12-10', 'UTC', '2024-12-10T00:00:00.000Z'],
  ])('finds the midnight of %s in %s (L19)', (day, timeZone, moment) => {
    expect(startOfDay(day, timeZone).toISOString()).toBe(moment);
  });
});
