import { describe, expect, it } from '@jest/globals';

import { ageText } from './backup-age.js';

describe('The age of a backup', () => {
  it('is in hours, and in days from two days on', () => {
    const now = Date.parse('2026-11-27T12:00:00Z');
    const ages = ['27T11:30', '27T11:00', '26T03:00', '25T12:00', '20T03:00'];
    expect(ages.map((time) => ageText(`2026-11-${time}:00Z`, now))).toEqual([
      ...['less than an hour ago', '1 hour ago', '33 hours ago', '2 days ago', '7 days ago'],
    ]);
  });
});
