import type { Json, OwnerValue } from '@lectern/catalogue/stored-values';
import type { EntityManager } from 'typeorm';

import {
  type ContentPlace,
  type DraftChange,
  LISTED_VERSIONS,
  type PublicationReason,
} from './content-rules.js';

/** A row that counts: the highest version of its place. */
export interface CurrentRow extends OwnerValue {
  version: number;
  publication: number;
}

const CURRENT = `SELECT DISTINCT ON (file, pointer) file, pointer, version, value, base, removed, publication,
    schema_version AS "schemaVersion"
  FROM content_values WHERE language = $1 AND publication <= $2 ORDER BY file, pointer, version DESC`;

/** Values that visitors read, as of a publication. */
export const findCurrent = (
  manager: EntityManager,
  language: string,
  publication: number,
): Promise<CurrentRow[]> =>
  manager.query(
    `SELECT file, pointer, version, value, base, publication, "schemaVersion" FROM (${CURRENT}) AS current
    WHERE NOT removed ORDER BY publication, file, pointer`,
    [language, publication],
  );

/** 0 before the first one. */
export async function lastPublication(manager: EntityManager): Promise<number> {
  const [row] = await manager.query<{ number: number }[]>(
    'SELECT coalesce(max(number), 0)::int AS number FROM content_publications',
  );
  return row?.number ?? 0;
}

export interface NewValue extends OwnerValue {
  removed: boolean;
}

/** Appends a version for each place. */
export async function appendValues(
  manager: EntityManager,
  { language, publication }: { language: string; publication: number },
  values: readonly NewValue[],
): Promise<void> {
  const rows = values.map(({ schemaVersion, ...value }) => ({ ...value, schema_version: schemaVersion }));
  await manager.query(
    `INSERT INTO content_values (file, pointer, language, version, value, base, schema_version, removed, publication)
    SELECT n.file, n.pointer, $1,
      1 + coalesce((SELECT max(v.version) FROM content_values v
        WHERE v.file = n.file AND v.pointer = n.pointer AND v.language = $1), 0),
      n.value, n.base, n.schema_version, n.removed, $2
    FROM jsonb_to_recordset($3::jsonb) AS n
      (file text, pointer text, value jsonb, base jsonb, schema_version integer, removed boolean)`,
    [language, publication, JSON.stringify(rows)],
  );
}

export interface PublishedChange extends ContentPlace {
  section: string;
  who: string;
  at: Date;
}

/** People and times of publications. */
export const findPublishers = (
  manager: EntityManager,
  publications: readonly number[],
): Promise<{ number: number; who: string; at: Date }[]> =>
  manager.query(
    'SELECT number, who, created_at AS at FROM content_publications WHERE number = ANY($1::int[])',
    [publications],
  );

export interface VersionRow {
  version: number;
  reason: PublicationReason;
  who: string;
  at: Date;
  changes: { file: string; pointer: string; value: Json; removed: boolean }[];
}

/** Publications of a section, newest first. */
export const listPublications = (
  manager: EntityManager,
  language: string,
  section: string,
): Promise<VersionRow[]> =>
  manager.query(
    `SELECT p.number AS version, p.reason, p.who, p.created_at AS at,
      jsonb_agg(jsonb_build_object('file', v.file, 'pointer', v.pointer, 'value', v.value, 'removed', v.removed)
        ORDER BY v.file, v.pointer) AS changes
    FROM content_publications p JOIN content_values v ON v.publication = p.number AND v.language = $1
    WHERE p.section = $2 GROUP BY p.number ORDER BY p.number DESC LIMIT ${LISTED_VERSIONS}`,
    [language, section],
  );

/** Replaces the draft of its section. */
export async function storeDraft(
  manager: EntityManager,
  draft: { section: string; changes: readonly DraftChange[]; revision: number; who: string; savedAt: Date },
): Promise<void> {
  const { section, changes, revision, who, savedAt } = draft;
  await manager.query(
    `INSERT INTO content_drafts (section, changes, revision, who, saved_at) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (section) DO UPDATE SET changes = excluded.changes, revision = excluded.revision,
      who = excluded.who, saved_at = excluded.saved_at`,
    [section, JSON.stringify(changes), revision, who, savedAt],
  );
}

export async function findSectionsSince(manager: EntityManager, publication: number): Promise<string[]> {
  const rows = await manager.query<{ section: string }[]>(
    'SELECT DISTINCT section FROM content_publications WHERE number > $1',
    [publication],
  );
  return rows.map(({ section }) => section);
}

/** When each section was published last. */
export const findPublicationTimes = (
  manager: EntityManager,
): Promise<{ section: string; publishedAt: Date }[]> =>
  manager.query(
    'SELECT section, max(created_at) AS "publishedAt" FROM content_publications GROUP BY section',
  );

export interface KeptWordsRow extends ContentPlace {
  value: Json;
  who: string;
  at: Date;
}

/** Words that lost their place, newest first. */
export const findKeptWords = (manager: EntityManager, language: string): Promise<KeptWordsRow[]> =>
  manager.query(
    `SELECT v.file, v.pointer, v.value, p.who, p.created_at AS at
    FROM content_values v JOIN content_publications p ON p.number = v.publication
    WHERE p.reason = 'set-aside' AND v.removed AND v.language = $1 ORDER BY p.number DESC, v.file, v.pointer`,
    [language],
  );
