import type { TableFacts } from '../backup-rules.js';
import { BackupError } from './backup-error.js';

/** Raised if older programs cannot read the archive. */
export const FORMAT = 1;

export const HEADER = 'lectern-backup.json';
export const MANIFEST = 'manifest.json';

/** `rows` is in every backup, and any major version of PostgreSQL reads it. */
export type DatabaseCopy = 'rows' | 'cluster' | 'dump';

/** First member of an archive: says whether this program can read the rest. */
export interface BackupHeader {
  format: number;
  name: string;
  /** ISO 8601. */
  takenAt: string;
  /** Version of Lectern. */
  program: string;
  /** `linux-x64` */
  platform: string;
  postgres: { major: number; version: string };
  /** Names of all migrations of the database. */
  migrations: readonly string[];
}

export interface Member {
  name: string;
  bytes: number;
  sha256: string;
}

/** Table by its quoted name with schema, such as `public.orders`. */
export interface ExportedTable extends TableFacts {
  /** Quoted names. */
  columns: readonly string[];
}

export interface SequenceValue {
  name: string;
  value: string;
  isCalled: boolean;
}

/** Last member: an archive without it was cut short. */
export interface BackupManifest extends BackupHeader {
  copies: readonly DatabaseCopy[];
  tables: Readonly<Record<string, ExportedTable>>;
  sequences: readonly SequenceValue[];
  /** Ids of the site's keys; the keys themselves are in a file of their own. */
  keyIds: readonly string[];
  files: { count: number; bytes: number };
  members: readonly Member[];
}

function parse(text: string): Partial<BackupManifest> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Reported below.
  }
  throw new BackupError('The backup is damaged: it does not say what is in it.');
}

/** @param known migrations of this program */
export function readHeader(text: string, known: readonly string[]): BackupHeader {
  const header = parse(text) as BackupHeader;
  const isNewer = header.format > FORMAT || header.migrations?.some((name) => !known.includes(name));
  if (typeof header.format !== 'number' || !Array.isArray(header.migrations))
    throw new BackupError('The backup is damaged: it does not say what is in it.');
  if (!isNewer) return header;
  throw new BackupError(
    `The backup is of a newer release (${header.program}) than this program: install that release, then restore.`,
  );
}

export function readManifest(text: string): BackupManifest {
  const manifest = parse(text) as BackupManifest;
  if (manifest.tables && Array.isArray(manifest.members) && Array.isArray(manifest.copies)) return manifest;
  throw new BackupError('The backup is damaged: its list of contents cannot be read.');
}
