import { afterEach, describe, expect, it } from '@jest/globals';
import { centsOf, dayOf, dollarsOf, isOnClock, startOfDay, startOfNextDay } from './formats.js';

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

describe('Typed price', () => {
  it('is converted to exact cents @S2-admin-products-3', () => {
    const all = Array.from({ length: 20_000 }, (_, cents) => cents);
    expect(all.filter((cents) => centsOf(dollarsOf(cents)) !== cents)).toEqual([]);
    expect([centsOf('9.95'), centsOf('19.99'), centsOf('1.1'), centsOf('4'), centsOf('.5')]).toEqual([
      995, 1999, 110, 400, 50,
    ]);
  });

  it('is rounded if it has more than two decimals', () => {
    expect([centsOf('1.005'), centsOf('1.004'), centsOf('9.999')]).toEqual([101, 100, 1000]);
  });

  it('is 0 if it is not a number @S2-admin-products-3', () => {
    expect([centsOf(''), centsOf('abc'), centsOf('-3'), centsOf('1,50'), centsOf('.')]).toEqual([
      0, 0, 0, 0, 0,
    ]);
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
