import { describe, expect, it } from '@jest/globals';

import { startOfDay, zonedTime } from './zoned-time.js';

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

describe('zonedTime', () => {
  it.each([
    ['2027-05-14', '19:30', 'America/New_York', '2027-05-14T23:30:00.000Z'],
    ['2027-01-14', '19:30', 'America/New_York', '2027-01-15T00:30:00.000Z'],
    ['2027-03-28', '03:30', 'Europe/Berlin', '2027-03-28T01:30:00.000Z'],
    ['2027-03-28', '01:30', 'Europe/Berlin', '2027-03-28T00:30:00.000Z'],
  ])('finds the moment of %s %s in %s', (day, time, timeZone, moment) => {
    expect(zonedTime(day, time, timeZone).toISOString()).toBe(moment);
  });
});
