import { describe, expect, it } from '@jest/globals';

import { expiredBackups, isBackupDue, isOverdue, isRehearsalDue, lastHour } from './backup-schedule-rules.js';

const at = (text: string) => new Date(`2026-11-${text}:00Z`);
const NEW_YORK = 'America/New_York';
const DAILY = { everyHours: 24, atHour: 3 };
const done = (time: Date) => ({ triedAt: time, doneAt: time });

describe('The schedule of backups', () => {
  it('finds the last hour of the night in the site’s time zone', () => {
    expect(lastHour(at('27T08:30'), 3, NEW_YORK)).toEqual(at('27T08:00'));
    expect(lastHour(at('27T07:59'), 3, NEW_YORK)).toEqual(at('26T08:00'));
    expect(lastHour(at('27T00:00'), 0, 'UTC')).toEqual(at('27T00:00'));
  });

  it('is due at once at first, then each night, and an hour after a failure', () => {
    const isDue = (attempts: Parameters<typeof isBackupDue>[0], now: string) =>
      isBackupDue(attempts, DAILY, at(now), NEW_YORK);
    expect(isDue({ triedAt: undefined, doneAt: undefined }, '27T15:00')).toBe(true);
    expect(isDue(done(at('26T08:01')), '27T07:59')).toBe(false);
    expect(isDue(done(at('26T08:01')), '27T08:00')).toBe(true);
    // By hand in the afternoon: the next night is not skipped.
    expect(isDue(done(at('26T22:00')), '27T08:05')).toBe(true);
    const failed = { triedAt: at('27T08:00'), doneAt: at('26T08:00') };
    expect([isDue(failed, '27T08:59'), isDue(failed, '27T09:00')]).toEqual([false, true]);
  });

  it('counts hours below a day, and days above', () => {
    const isDue = (everyHours: number, last: string, now: string) =>
      isBackupDue(done(at(last)), { everyHours, atHour: 3 }, at(now), NEW_YORK);
    expect([isDue(6, '27T00:00', '27T05:59'), isDue(6, '27T00:00', '27T06:00')]).toEqual([false, true]);
    expect([isDue(168, '20T08:01', '26T08:30'), isDue(168, '20T08:01', '27T08:30')]).toEqual([false, true]);
  });

  it('rehearses weekly, if there is a backup', () => {
    expect(isRehearsalDue({ triedAt: undefined, doneAt: undefined }, false, at('27T08:00'))).toBe(false);
    expect(isRehearsalDue({ triedAt: undefined, doneAt: undefined }, true, at('27T08:00'))).toBe(true);
    expect(isRehearsalDue(done(at('20T08:01')), true, at('27T08:00'))).toBe(false);
    expect(isRehearsalDue(done(at('20T08:00')), true, at('27T08:00'))).toBe(true);
  });

  it('is overdue after one and a half intervals', () => {
    expect(isOverdue(undefined, DAILY, at('27T20:00'))).toBe(false);
    expect(isOverdue(at('26T08:00'), DAILY, at('27T20:00'))).toBe(false);
    expect(isOverdue(at('26T08:00'), DAILY, at('27T20:01'))).toBe(true);
  });
});

describe('The retention of backups', () => {
  const backup = (day: string) => ({ name: day, takenAt: new Date(`${day}T03:00:00Z`) });
  const names = (...days: string[]) => days.map(backup);

  it('keeps the newest of the last days, weeks and months', () => {
    const backups = names(
      '2026-11-27',
      '2026-11-26',
      '2026-11-25',
      '2026-11-22',
      '2026-11-15',
      '2026-10-31',
      '2026-10-01',
    );
    expect(expiredBackups(backups, { days: 2, weeks: 2, months: 2 }, undefined)).toEqual([
      ...['2026-11-25', '2026-11-15', '2026-10-01'],
    ]);
  });

  it('always keeps the newest, and the newest that was rehearsed', () => {
    const backups = names('2026-11-27', '2026-11-26', '2026-11-25');
    expect(expiredBackups(backups, { days: 0, weeks: 0, months: 0 }, '2026-11-25')).toEqual(['2026-11-26']);
    expect(expiredBackups([], { days: 1, weeks: 0, months: 0 }, undefined)).toEqual([]);
  });
});
