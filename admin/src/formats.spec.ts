import { afterEach, describe, expect, it } from '@jest/globals';
import { dayOf, isOnClock, startOfDay, startOfNextDay } from './formats.js';

describe('Calendar day', () => {
  it('starts at local midnight and ends at the next', () => {
    const from = startOfDay('2026-11-21') ?? '';
    expect(new Date(from).getHours()).toBe(0);
    expect(startOfNextDay('2026-11-21')).toBe(startOfDay('2026-11-22'));
    expect(startOfNextDay('2026-12-31')).toBe(startOfDay('2027-01-01'));
  });

  it('is shown as chosen', () => {
    expect(dayOf(startOfDay('2026-11-21'))).toBe('2026-11-21');
    expect(dayOf(startOfNextDay('2026-11-30'), -1)).toBe('2026-11-30');
    expect(dayOf(undefined)).toBe('');
  });

  it.each(['', '0002-11-21', '21.11.2026'])('is undefined while it is incomplete: %p', (typed) => {
    expect(startOfDay(typed)).toBeUndefined();
  });
});

describe('isOnClock', () => {
  const { TZ } = process.env;

  afterEach(() => {
    if (TZ === undefined) delete process.env['TZ'];
    else process.env['TZ'] = TZ;
  });

  it.each([
    ['America/New_York', '2027-03-14T02:30', false],
    ['America/New_York', '2027-03-14T03:00', true],
    ['America/New_York', '2027-11-07T01:30', true],
    ['Europe/Berlin', '2027-03-28T02:00', false],
    ['Europe/Berlin', '2027-03-14T02:30', true],
    ['UTC', '2027-03-14T02:30', true],
  ])('in %s, %s: %s (L18)', (timeZone, typed, exists) => {
    process.env['TZ'] = timeZone;
    expect(isOnClock(typed)).toBe(exists);
  });
});
