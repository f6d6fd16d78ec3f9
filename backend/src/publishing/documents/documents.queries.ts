import type { EntityManager } from 'typeorm';

import { BIN_DAYS, type DocumentKind, LISTED_VERSIONS, type VersionReason } from './document-rules.js';
import type { DocumentRow } from './document-row.js';
import type { Document } from './document.entity.js';

const COLUMNS = `d.id, d.kind, d.state, d.slug, d.source_slug AS "sourceSlug",
  d.published_version AS "publishedVersion", d.scheduled_version AS "scheduledVersion",
  d.scheduled_at AS "scheduledAt", d.first_published_at AS "firstPublishedAt",
  d.published_at AS "publishedAt", d.binned_at AS "binnedAt", d.created_at AS "createdAt",
  w.revision, w.who, w.saved_at AS "savedAt",
  d.state = 'published' AND w.value IS DISTINCT FROM v.value AS "hasChanges"`;

/** Until it is published, a text that replaces a content file is compared with its first version, which is the file's. */
const FROM = `FROM documents d JOIN document_drafts w ON w.document_id = d.id
  LEFT JOIN document_versions v ON v.document_id = d.id AND v.number = coalesce(d.published_version, 1)`;

/** Last saved first. Values are without their bodies. */
export const listDocuments = <V extends object>(
  manager: EntityManager,
  kind: DocumentKind,
): Promise<DocumentRow<V>[]> =>
  manager.query(
    `SELECT ${COLUMNS}, w.value - 'body' AS value ${FROM}
    WHERE d.kind = $1 AND d.state <> 'removed' ORDER BY w.saved_at DESC, d.id`,
    [kind],
  );

export async function findDocument<V extends object>(
  manager: EntityManager,
  { id, kind }: { id: string; kind?: DocumentKind },
): Promise<DocumentRow<V> | undefined> {
  const [row] = await manager.query<DocumentRow<V>[]>(
    `SELECT ${COLUMNS}, w.value ${FROM}
    WHERE d.id = $1 AND d.kind = coalesce($2, d.kind) AND d.state <> 'removed'`,
    [id, kind],
  );
  return row;
}

/** Whether another text has the address, or will have it at its time. */
export async function isAddressTaken(
  manager: EntityManager,
  { kind, id }: Pick<Document, 'kind' | 'id'>,
  slug: string,
): Promise<boolean> {
  const [found] = await manager.query<object[]>(
    `SELECT 1 FROM documents d
      LEFT JOIN document_versions v ON v.document_id = d.id AND v.number = d.scheduled_version
    WHERE d.kind = $1 AND d.id <> $2 AND $3 IN (d.slug, v.value ->> 'slug') LIMIT 1`,
    [kind, id, slug],
  );
  return found !== undefined;
}

export interface PublishedDocument<V extends object> {
  id: string;
  slug: string;
  sourceSlug: string | null;
  /** Null while the content file is shown. */
  value: V | null;
  version: number | null;
  isShown: boolean;
  firstPublishedAt: Date | null;
  publishedAt: Date | null;
}

/** Published documents, and all that replace a content file. */
export const findPublished = <V extends object>(
  manager: EntityManager,
  kind: DocumentKind,
): Promise<PublishedDocument<V>[]> =>
  manager.query(
    `SELECT d.id, d.slug, d.source_slug AS "sourceSlug", v.value, v.number AS version, d.state = 'published' AS "isShown",
      d.first_published_at AS "firstPublishedAt", d.published_at AS "publishedAt"
    FROM documents d
      LEFT JOIN document_versions v ON v.document_id = d.id AND v.number = d.published_version
    WHERE d.kind = $1 AND (d.state = 'published' OR d.source_slug IS NOT NULL)
    ORDER BY d.first_published_at DESC, d.id`,
    [kind],
  );

/** Former addresses of published documents. */
export const findRedirects = (
  manager: EntityManager,
  kind: DocumentKind,
): Promise<{ from: string; to: string }[]> =>
  manager.query(
    `SELECT r.slug AS "from", d.slug AS "to" FROM document_redirects r
      JOIN documents d ON d.id = r.document_id AND d.state = 'published'
    WHERE r.kind = $1 ORDER BY r.slug`,
    [kind],
  );

/** Addresses of published documents on the site they were imported from, with their query. */
export const findOldAddresses = (
  manager: EntityManager,
  kind: DocumentKind,
): Promise<{ from: string; to: string }[]> =>
  manager.query(
    `SELECT a.address AS "from", d.slug AS "to" FROM document_old_addresses a
      JOIN documents d ON d.id = a.document_id AND d.state = 'published'
    WHERE d.kind = $1 ORDER BY a.address`,
    [kind],
  );

/** @returns the number of the new version, or of the last one if it has the same value */
export async function appendVersion(
  manager: EntityManager,
  documentId: string,
  { reason, who }: { reason: VersionReason; who: string },
): Promise<number> {
  const [row] = await manager.query<{ number: number }[]>(
    `WITH last AS (SELECT number, value FROM document_versions WHERE document_id = $1
        ORDER BY number DESC LIMIT 1),
      added AS (INSERT INTO document_versions (document_id, number, value, reason, who)
        SELECT $1, coalesce((SELECT number FROM last), 0) + 1, w.value, $2, $3
        FROM document_drafts w WHERE w.document_id = $1
          AND w.value IS DISTINCT FROM (SELECT value FROM last)
        RETURNING number)
    SELECT number FROM added UNION ALL SELECT number FROM last ORDER BY number DESC LIMIT 1`,
    [documentId, reason, who],
  );
  if (!row) throw new Error(`The document ${documentId} has no draft.`);
  return row.number;
}

/** Newest first. */
export const listVersions = (
  manager: EntityManager,
  documentId: string,
): Promise<{ number: number; reason: VersionReason; who: string | null; createdAt: Date }[]> =>
  manager.query(
    `SELECT number, reason, who, created_at AS "createdAt" FROM document_versions
    WHERE document_id = $1 ORDER BY number DESC LIMIT ${LISTED_VERSIONS}`,
    [documentId],
  );

const EXPIRED = `SELECT id FROM documents WHERE state = 'binned' AND binned_at < now() - interval '${BIN_DAYS} days'`;

/**
 * Deletes texts whose time in the bin is over. The row of a text that replaces a content file stays, because it hides
 * the file.
 * For `ExpiredRows`.
 */
export const REMOVE_EXPIRED = [
  `DELETE FROM documents WHERE id IN (${EXPIRED} AND source_slug IS NULL ORDER BY id LIMIT $1)`,
  `DELETE FROM document_drafts WHERE document_id IN (${EXPIRED} AND source_slug IS NOT NULL ORDER BY id LIMIT $1)`,
  `UPDATE documents SET state = 'removed', slug = NULL, published_version = NULL
    WHERE id IN (${EXPIRED} AND source_slug IS NOT NULL ORDER BY id LIMIT $1)`,
  `DELETE FROM document_versions WHERE (document_id, number) IN (
    SELECT v.document_id, v.number FROM document_versions v JOIN documents d ON d.id = v.document_id
    WHERE d.state = 'removed' LIMIT $1)`,
];
