import type { BackupRetention, BackupSettings } from '../../platform/config/backup-settings.js';
import { OVERDUE_INTERVALS, REHEARSE_EVERY_MS } from './backup-rules.js';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** How often it is checked whether a backup or a rehearsal is due. */
export const CHECK_EVERY_MS = 5 * 60_000;

/** Time before a failed backup or rehearsal is tried again. */
const RETRY_MS = HOUR_MS;

/** Kinds of emails to the owner, each at most once a day. */
export type BackupTrouble = 'failed' | 'overdue' | 'rehearsal-failed';

export const BACKUPS_SHOWN = 10;

export interface Attempts {
  /** Start of the last attempt, whatever became of it. */
  triedAt: Date | undefined;
  /** Start of the last one that succeeded. */
  doneAt: Date | undefined;
}

type Interval = Pick<BackupSettings, 'everyHours' | 'atHour'>;

/** The last time before `now` at an hour of the site's day. Off by an hour on the two days when clocks change. */
export function lastHour(now: Date, atHour: number, timeZone: string): Date {
  const parts = new Intl.DateTimeFormat('en-US', {
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23', timeZone },
  }).formatToParts(now);
  const valueOf = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  const hours = (valueOf('hour') - atHour + 24) % 24;
  const seconds = (hours * 60 + valueOf('minute')) * 60 + valueOf('second');
  return new Date(now.getTime() - seconds * 1000 - now.getMilliseconds());
}

const isRested = ({ triedAt }: Attempts, now: Date): boolean =>
  !triedAt || now.getTime() - triedAt.getTime() >= RETRY_MS;

/** The first backup is due at once. Daily and rarer ones wait for their hour. */
export function isBackupDue(
  attempts: Attempts,
  { everyHours, atHour }: Interval,
  now: Date,
  timeZone: string,
): boolean {
  if (!isRested(attempts, now)) return false;
  const doneMs = attempts.doneAt?.getTime();
  if (doneMs === undefined) return true;
  const everyMs = everyHours * HOUR_MS;
  if (everyMs < DAY_MS) return now.getTime() - doneMs >= everyMs;
  return doneMs < lastHour(now, atHour, timeZone).getTime() - (everyMs - DAY_MS);
}

export function isRehearsalDue(attempts: Attempts, hasBackup: boolean, now: Date): boolean {
  if (!hasBackup || !isRested(attempts, now)) return false;
  return !attempts.doneAt || now.getTime() - attempts.doneAt.getTime() >= REHEARSE_EVERY_MS;
}

/** @param since the last backup, or the first attempt if none succeeded; undefined if there was none */
export function isOverdue(since: Date | undefined, { everyHours }: Interval, now: Date): boolean {
  return since !== undefined && now.getTime() - since.getTime() > OVERDUE_INTERVALS * everyHours * HOUR_MS;
}

interface Kept {
  name: string;
  takenAt: Date;
}

const dayOf = (time: Date): string => time.toISOString().slice(0, 10);
const monthOf = (time: Date): string => time.toISOString().slice(0, 7);
/** Weeks begin on Monday; 1970 began on a Thursday. */
const weekOf = (time: Date): string => String(Math.floor((time.getTime() / DAY_MS + 3) / 7));

/**
 * Names of backups that are no longer needed: all but the newest of each of the last days, weeks and months that have
 * one. The newest of all and the newest that was rehearsed are always kept.
 */
export function expiredBackups(
  backups: readonly Kept[],
  { days, weeks, months }: BackupRetention,
  rehearsed: string | undefined,
): string[] {
  const newestFirst = backups.toSorted((one, other) => other.takenAt.getTime() - one.takenAt.getTime());
  const kept = new Set<string | undefined>([newestFirst[0]?.name, rehearsed]);
  for (const [count, periodOf] of [
    [days, dayOf] as const,
    [weeks, weekOf] as const,
    [months, monthOf] as const,
  ]) {
    const periods = new Set<string>();
    for (const { name, takenAt } of newestFirst) {
      const period = periodOf(takenAt);
      if (periods.has(period)) continue;
      if (periods.size === count) break;
      periods.add(period);
      kept.add(name);
    }
  }
  return newestFirst.map(({ name }) => name).filter((name) => !kept.has(name));
}
