import { describe, expect, it } from '@jest/globals';
import { dayOf, startOfDay, startOfNextDay } from './days.js';

describe('a day of the calendar', () => {
  it('begins at midnight on her own clock, and ends where the next begins', () => {
    const from = startOfDay('2026-11-21') ?? '';
    expect(new Date(from).getHours()).toBe(0);
    expect(startOfNextDay('2026-11-21')).toBe(startOfDay('2026-11-22'));
    expect(startOfNextDay('2026-12-31')).toBe(startOfDay('2027-01-01'));
  });

  it('is shown as it was chosen', () => {
    expect(dayOf(startOfDay('2026-11-21'))).toBe('2026-11-21');
    expect(dayOf(startOfNextDay('2026-11-30'), -1)).toBe('2026-11-30');
    expect(dayOf(undefined)).toBe('');
  });

  it.each(['', '0002-11-21', '21.11.2026'])('is none while it is being typed: %p', (typed) => {
    expect(startOfDay(typed)).toBeUndefined();
  });
});
