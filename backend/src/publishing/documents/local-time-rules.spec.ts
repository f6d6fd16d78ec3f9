import { describe, expect, it } from '@jest/globals';

import { localTimeOf, momentOf } from './local-time-rules.js';

const momentIn = (zone: string, local: string) => momentOf(local, zone)?.toISOString();

describe('A local time', () => {
  it('is a moment of its zone', () => {
    expect(momentIn('America/New_York', '2026-12-01T09:00')).toBe('2026-12-01T14:00:00.000Z');
    expect(momentIn('Asia/Kolkata', '2026-12-01T09:00')).toBe('2026-12-01T03:30:00.000Z');
    expect(localTimeOf(new Date('2026-12-01T14:00:30Z'), 'America/New_York')).toBe('2026-12-01T09:00');
  });

  it('does not exist while clocks are turned forward', () => {
    expect(momentIn('America/New_York', '2026-03-08T02:30')).toBeUndefined();
    expect(momentIn('America/New_York', '2026-03-08T03:00')).toBe('2026-03-08T07:00:00.000Z');
  });

  it('is the first of two while clocks are turned back', () => {
    expect(momentIn('America/New_York', '2026-11-01T01:30')).toBe('2026-11-01T05:30:00.000Z');
    expect(momentIn('Europe/Berlin', '2026-10-25T02:30')).toBe('2026-10-25T00:30:00.000Z');
  });

  it('needs a day of the calendar', () => {
    expect(momentIn('Europe/Berlin', '2026-02-30T10:00')).toBeUndefined();
    expect(momentIn('Europe/Berlin', '2026-13-01T10:00')).toBeUndefined();
  });
});
