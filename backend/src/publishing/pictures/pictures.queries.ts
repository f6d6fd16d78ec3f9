import type { EntityManager } from 'typeorm';

import type { Database } from '../../platform/database/database.js';
import { anywhere, type Page, type PagedList, readPage } from '../../platform/http/paged-list.js';
import type { Picture } from './picture.entity.js';
import { ABANDONED_AFTER, BIN_DAYS, type PictureState } from './picture-rules.js';

export type PictureRow = Omit<Picture, 'changedAt'>;

const COLUMNS = `p.id, p.file_name AS "fileName", p.kind, p.state, p.failure, p.width, p.height, p.widths, p.fallback,
  p.dominant_color AS "dominantColor",
  p.size_bytes AS "sizeBytes", p.alt, p.focus_x::float8 AS "focusX", p.focus_y::float8 AS "focusY", p.version,
  p.created_at AS "createdAt", p.binned_at AS "binnedAt"`;

const VISIBLE = `p.state NOT IN ('receiving', 'removed')`;

const PICTURES: PagedList = {
  select: `SELECT ${COLUMNS}`,
  from: `FROM pictures p WHERE ${VISIBLE} AND (p.binned_at IS NOT NULL) = $1
    AND ($2::text IS NULL OR fold_text(p.file_name || ' ' || p.alt) LIKE fold_text($2))
    AND (NOT $3::boolean OR p.alt = '')`,
  at: 'p.created_at',
  id: 'p.id',
  idType: 'text',
};

export interface PictureFilter {
  query?: string | undefined;
  cursor?: string | undefined;
  isInBin: boolean;
  /** Only those without a description. */
  lacksAlt: boolean;
}

/** Newest first. */
export const listPictures = (
  database: Database,
  { query, cursor, isInBin, lacksAlt }: PictureFilter,
): Promise<Page<PictureRow>> =>
  readPage(database, PICTURES, [isInBin, anywhere(query), lacksAlt], { cursor });

export const findPictures = (manager: EntityManager, ids: readonly string[]): Promise<PictureRow[]> =>
  manager.query(`SELECT ${COLUMNS} FROM pictures p WHERE p.id = ANY ($1) AND ${VISIBLE}`, [ids]);

/**
 * Claims the id of a picture that is being uploaded. A picture that is known already is restored from the bin instead.
 * @returns its state
 */
export async function claimPicture(
  manager: EntityManager,
  {
    id,
    fileName,
    kind,
    width,
    height,
    sizeBytes,
    alt,
  }: Pick<Picture, 'id' | 'fileName' | 'kind' | 'width' | 'height' | 'sizeBytes' | 'alt'>,
): Promise<PictureState> {
  const [row] = await manager.query<{ state: PictureState }[]>(
    `INSERT INTO pictures AS p (id, file_name, kind, state, width, height, size_bytes, alt)
     VALUES ($1, $2, $3, 'receiving', $4, $5, $6, $7)
     ON CONFLICT (id) DO UPDATE SET changed_at = now(),
       binned_at = CASE WHEN p.state = 'removed' THEN p.binned_at END
     RETURNING state`,
    [id, fileName, kind, width, height, sizeBytes, alt],
  );
  return row?.state ?? 'receiving';
}

/** @returns whether it was being received, or had failed */
export async function startProcessing(manager: EntityManager, id: string): Promise<boolean> {
  const [, count] = await manager.query<[unknown[], number]>(
    `UPDATE pictures SET state = 'processing', failure = NULL, changed_at = now()
     WHERE id = $1 AND state IN ('receiving', 'failed')`,
    [id],
  );
  return count > 0;
}

/** Marks pictures whose time in the bin is over, and abandoned uploads. @returns their ids */
export async function markExpired(manager: EntityManager, limit: number): Promise<string[]> {
  const [rows] = await manager.query<[{ id: string }[], number]>(
    `UPDATE pictures SET state = 'removed' WHERE id IN (
       SELECT id FROM pictures WHERE state <> 'removed' AND (binned_at < now() - interval '${BIN_DAYS} days'
         OR (state = 'receiving' AND changed_at < now() - interval '${ABANDONED_AFTER}'))
       ORDER BY id LIMIT $1 FOR NO KEY UPDATE SKIP LOCKED)
     RETURNING id`,
    [limit],
  );
  return rows.map(({ id }) => id);
}
