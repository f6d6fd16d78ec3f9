import { describe, expect, it } from '@jest/globals';

import { momentText } from './day-text.js';

describe('momentText', () => {
  it.each([
    ['America/New_York', '2026-11-24T21:12:00Z', 'November 24, 2026 at 4:12 PM EST'],
    ['America/New_York', '2026-07-01T02:05:00Z', 'June 30, 2026 at 10:05 PM EDT'],
    ['Australia/Sydney', '2026-11-24T21:12:00Z', 'November 25, 2026 at 8:12 AM GMT+11'],
  ])('names the zone of the time, %s (C18)', (timeZone, at, text) => {
    expect(momentText(new Date(at), timeZone).replaceAll(/\s/g, ' ')).toBe(text);
  });
});
