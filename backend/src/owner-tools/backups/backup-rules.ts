import { randomBytes } from 'node:crypto';

import type { Transitions } from '../../platform/transitions.js';

/** `rehearsal`: a restore into a scratch database. `restore`: this database was restored from a backup. */
export type BackupKind = 'backup' | 'rehearsal' | 'restore';

export type BackupState = 'running' | 'done' | 'failed';

export const backupTransitions: Transitions<BackupState> = {
  running: ['done', 'failed'],
  done: [],
  failed: [],
};

/** Rows and SHA-256 of a table at the time of the backup. */
export interface TableFacts {
  rows: number;
  sha256: string;
}

/** All are optional: a row is written before its work begins, and by older releases. */
export interface BackupFacts {
  /** Time of the snapshot, ISO 8601. On a restore: of the backup that it restored. */
  takenAt?: string;
  /** By table name, without the schema. */
  tables?: Readonly<Record<string, TableFacts>>;
  /** Stored files that the backup lists; `copied` were not at the place before. */
  files?: { count: number; bytes: number; copied: number };
  /** SHA-256 of the archive as it is stored. */
  sha256?: string;
  isEncrypted?: boolean;
  /** Major version of PostgreSQL. */
  postgres?: number;
  /** Version of Lectern. */
  program?: string;
  /** Sentences for the owner: no pg_dump, not encrypted. */
  warnings?: readonly string[];
  /** On a restore: when payments since `takenAt` were fetched from Stripe, ISO 8601. */
  reconciledAt?: string;
}

/** Names sort by time: `2026-11-27T03-00-12Z-9f3a1c`. */
const NAME = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z-[0-9a-f]{6}$/;

export function newBackupName(now: Date): string {
  const time = now.toISOString().slice(0, 19).replaceAll(':', '-');
  return `${time}Z-${randomBytes(3).toString('hex')}`;
}

/** Time in a name; undefined if it is not the name of a backup. */
export function takenAtOf(name: string): Date | undefined {
  const [, day, hour, minute, second] = NAME.exec(name) ?? [];
  if (!day) return undefined;
  const time = new Date(`${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(time.getTime()) ? undefined : time;
}

/** A backup that takes longer is stopped and counts as failed. */
export const BACKUP_TIMEOUT_MS = 6 * 60 * 60_000;
export const REHEARSAL_TIMEOUT_MS = 6 * 60 * 60_000;
/** A backup is overdue after this many times its interval. */
export const OVERDUE_INTERVALS = 1.5;
export const REHEARSE_EVERY_MS = 7 * 24 * 60 * 60_000;
/** A rehearsal reads this many stored files; a verification reads all. */
export const FILES_TO_READ = 50;
