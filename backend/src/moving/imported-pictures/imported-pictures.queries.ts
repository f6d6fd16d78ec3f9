import type { EntityManager } from 'typeorm';

import type { PictureFailure } from './picture-fetch-rules.js';

export interface ImportedPicture {
  src: string;
  pictureId: string | null;
  failure: PictureFailure | null;
}

/** Results of an import, and pictures that earlier imports brought and the library still has. */
export const findImported = (
  manager: EntityManager,
  batchId: string,
  srcs: readonly string[],
): Promise<ImportedPicture[]> =>
  manager.query(
    `SELECT DISTINCT ON (i.src) i.src, i.picture_id AS "pictureId", i.failure
     FROM imported_pictures i LEFT JOIN pictures p ON p.id = i.picture_id
     WHERE i.src = ANY ($2) AND (i.batch_id = $1
       OR (i.src LIKE 'http%' AND p.state IN ('processing', 'ready') AND p.binned_at IS NULL))
     ORDER BY i.src, i.batch_id = $1 DESC, i.batch_id`,
    [batchId, srcs],
  );

/** Two runs at once save one result. */
export async function saveImported(
  manager: EntityManager,
  batchId: string,
  { src, host, pictureId, failure, isNew }: ImportedPicture & { host: string; isNew: boolean },
): Promise<void> {
  await manager.query(
    `INSERT INTO imported_pictures (batch_id, src, host, picture_id, failure, is_new) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (batch_id, src) DO NOTHING`,
    [batchId, src, host, pictureId, failure, isNew],
  );
}

/**
 * Pictures that an import brought into the library, and that are still there. Forgets the others.
 * @param since start of the import: newer pictures came with it, even if a crash left that unsaved
 */
export async function takeBrought(
  manager: EntityManager,
  batchId: string,
  since: Date,
  limit: number,
): Promise<string[]> {
  await manager.query(
    `DELETE FROM imported_pictures i WHERE i.batch_id = $1 AND NOT EXISTS (SELECT FROM pictures p
      WHERE p.id = i.picture_id AND (i.is_new OR p.created_at >= $2) AND p.binned_at IS NULL
        AND p.state NOT IN ('receiving', 'removed'))`,
    [batchId, since],
  );
  const rows = await manager.query<{ id: string }[]>(
    'SELECT DISTINCT picture_id AS id FROM imported_pictures WHERE batch_id = $1 ORDER BY picture_id LIMIT $2',
    [batchId, limit],
  );
  return rows.map(({ id }) => id);
}

export async function forgetImported(
  manager: EntityManager,
  batchId: string,
  pictureIds: readonly string[],
): Promise<void> {
  await manager.query('DELETE FROM imported_pictures WHERE batch_id = $1 AND picture_id = ANY ($2)', [
    batchId,
    pictureIds,
  ]);
}

/** Pictures of each host that did not come in time. */
export async function countSilences(manager: EntityManager, batchId: string): Promise<Map<string, number>> {
  const rows = await manager.query<{ host: string; count: number }[]>(
    `SELECT host, count(*)::int AS count FROM imported_pictures
     WHERE batch_id = $1 AND failure = 'SLOW' GROUP BY host`,
    [batchId],
  );
  return new Map(rows.map(({ host, count }) => [host, count]));
}
