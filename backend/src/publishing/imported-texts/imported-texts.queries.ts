import type { EntityManager } from 'typeorm';

import type { DocumentKind } from '../documents/document-rules.js';
import type { ImportedState } from './text-to-import.js';

export interface TextToCreate {
  id: string;
  kind: DocumentKind;
  state: ImportedState;
  slug: string;
  value: object;
  publishedAt: string | null;
  scheduledAt: string | null;
  fingerprint: string;
  oldAddresses: readonly string[];
}

const ROWS = `jsonb_to_recordset($1::jsonb) AS r (id uuid, kind text, state text, slug text, value jsonb,
  "publishedAt" timestamptz, "scheduledAt" timestamptz, fingerprint text, "oldAddresses" jsonb)`;

/** Drafts, first versions and old addresses of new documents. An address that another text has stays with it. */
export async function createTexts(
  manager: EntityManager,
  texts: readonly TextToCreate[],
  who: string,
): Promise<void> {
  const rows = JSON.stringify(texts);
  await manager.query(
    `INSERT INTO documents (id, kind, state, slug, published_version, first_published_at, published_at,
      scheduled_version, scheduled_at)
    SELECT id, kind, state, CASE WHEN state = 'published' THEN slug END, CASE WHEN state = 'published' THEN 1 END,
      "publishedAt", "publishedAt", CASE WHEN state = 'scheduled' THEN 1 END, "scheduledAt"
    FROM ${ROWS}`,
    [rows],
  );
  await manager.query(
    `INSERT INTO document_drafts (document_id, value, revision, who) SELECT id, value, 1, $2 FROM ${ROWS}`,
    [rows, who],
  );
  await manager.query(
    `INSERT INTO document_versions (document_id, number, value, reason, who)
    SELECT id, 1, value, CASE WHEN state = 'draft' THEN 'saved' ELSE state END, $2 FROM ${ROWS}`,
    [rows, who],
  );
  await manager.query(
    `INSERT INTO imported_texts (document_id, version, revision, state, fingerprint)
    SELECT id, 1, 1, state, fingerprint FROM ${ROWS}`,
    [rows],
  );
  await manager.query(
    `INSERT INTO document_old_addresses (address, document_id)
    SELECT address, r.id FROM ${ROWS}, jsonb_array_elements_text(r."oldAddresses") AS address
    ON CONFLICT (address) DO NOTHING`,
    [rows],
  );
}

export interface KnownText {
  id: string;
  slug: string;
  version: number;
  fingerprint: string;
  isDraft: boolean;
  /** Since the last import. A scheduled text that was published at its time is not. */
  isChanged: boolean;
}

/** Imported texts, locked until the transaction ends. */
export const lockTexts = (manager: EntityManager, ids: readonly string[]): Promise<KnownText[]> =>
  manager.query(
    `SELECT d.id, w.value ->> 'slug' AS slug, i.version, i.fingerprint,
      d.state NOT IN ('published', 'scheduled') AS "isDraft",
      w.revision <> i.revision OR CASE i.state
        WHEN 'scheduled' THEN d.state NOT IN ('scheduled', 'published')
          OR coalesce(d.scheduled_version, d.published_version) IS DISTINCT FROM i.version
        ELSE d.state <> i.state OR d.scheduled_version IS NOT NULL
          OR d.published_version IS DISTINCT FROM CASE WHEN i.state = 'published' THEN i.version END
        END AS "isChanged"
    FROM documents d JOIN document_drafts w ON w.document_id = d.id JOIN imported_texts i ON i.document_id = d.id
    WHERE d.id = ANY ($1::uuid[]) ORDER BY d.id FOR NO KEY UPDATE OF d`,
    [ids],
  );

interface TextToUpdate {
  id: string;
  value: object;
  fingerprint: string;
  /** Another time for a text that is still scheduled. */
  scheduledAt: Date | null;
}

/** Replaces the draft, and what visitors read, or will read, of a text. */
export async function updateText(
  manager: EntityManager,
  { id, value, fingerprint, scheduledAt }: TextToUpdate,
  who: string,
): Promise<void> {
  await manager.query(
    `WITH imported AS (UPDATE imported_texts i SET version = version + 1, revision = revision + 1, fingerprint = $3
        FROM documents d WHERE i.document_id = $1 AND d.id = $1 RETURNING i.version, d.state),
      added AS (INSERT INTO document_versions (document_id, number, value, reason, who)
        SELECT $1, version, $2::jsonb, CASE WHEN state = 'draft' THEN 'saved' ELSE state END, $4 FROM imported),
      shown AS (UPDATE documents SET published_version = version, published_at = now()
        FROM imported WHERE id = $1 AND imported.state = 'published'),
      scheduled AS (UPDATE documents SET scheduled_version = version, scheduled_at = coalesce($5, scheduled_at)
        FROM imported WHERE id = $1 AND imported.state = 'scheduled')
    UPDATE document_drafts SET value = $2::jsonb, revision = revision + 1, who = $4, saved_at = now()
    WHERE document_id = $1`,
    [id, JSON.stringify(value), fingerprint, who, scheduledAt],
  );
}

export const findVersion = async (
  manager: EntityManager,
  id: string,
  version: number,
): Promise<object | undefined> => {
  const [row] = await manager.query<{ value: object }[]>(
    'SELECT value FROM document_versions WHERE document_id = $1 AND number = $2',
    [id, version],
  );
  return row?.value;
};

export async function deleteTexts(manager: EntityManager, ids: readonly string[]): Promise<void> {
  await manager.query('DELETE FROM documents WHERE id = ANY ($1::uuid[])', [ids]);
}

/** Of texts that are or will be published, and of drafts: no two imported texts may want the same address. */
export async function findTakenSlugs(
  manager: EntityManager,
  kind: DocumentKind,
  slugs: readonly string[],
): Promise<Set<string>> {
  const rows = await manager.query<{ slug: string }[]>(
    `SELECT d.slug FROM documents d WHERE d.kind = $1 AND d.slug = ANY ($2)
    UNION SELECT w.value ->> 'slug' FROM documents d JOIN document_drafts w ON w.document_id = d.id
    WHERE d.kind = $1 AND d.state <> 'removed' AND w.value ->> 'slug' = ANY ($2)`,
    [kind, slugs],
  );
  return new Set(rows.map(({ slug }) => slug));
}

/** Pages that are not removed. */
export async function countPages(manager: EntityManager): Promise<number> {
  const [row] = await manager.query<{ count: number }[]>(
    "SELECT count(*)::int AS count FROM documents WHERE kind = 'page' AND state <> 'removed'",
  );
  return row?.count ?? 0;
}
