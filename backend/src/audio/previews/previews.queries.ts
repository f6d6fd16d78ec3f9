import type { EntityManager } from 'typeorm';

import type { StoredPreviewDto } from './preview.dto.js';
import type { PreviewMaking } from './preview.entity.js';
import { MAX_OWNER_PREVIEWS } from './preview-rules.js';

export type StoredRow = Omit<StoredPreviewDto, 'generatedAt'> & {
  generatedAt: Date | null;
  bookId: string | null;
};

export type PreviewRow = Omit<PreviewMaking, 'sentences'> & {
  sentences: PreviewMaking['sentences'] | null;
  downloadCount: string | null;
};

export type AdminPreviewRow = PreviewMaking & { downloadCount: string | null; generatedAt: Date | null };

/** The newest stored preview of each book and voice, so that one of an outdated text is not listed too. */
export function findStoredPreviews(manager: EntityManager): Promise<StoredRow[]> {
  return manager.query(
    `SELECT * FROM (
       SELECT DISTINCT ON (p.book_title, p.voice_type) p.id, p.book_title AS "bookTitle", p.voice_type AS "voiceType",
         m.book_id AS "bookId", p.audio_url AS "audioUrl", m.duration_ms AS "durationMs", p.generated_at AS "generatedAt"
       FROM audio_previews p LEFT JOIN preview_makings m ON m.id::text = p.id
       ORDER BY p.book_title, p.voice_type, p.generated_at DESC NULLS LAST) stored
     ORDER BY "generatedAt" DESC NULLS LAST, id LIMIT 200`,
  );
}

/** A preview in any status; the long columns only when it is ready. */
export async function findPreview(manager: EntityManager, id: string): Promise<PreviewRow | undefined> {
  const [found] = await manager.query<PreviewRow[]>(
    `SELECT m.id, m.status, m.book_id AS "bookId", m.book_title AS "bookTitle", m.voice, m.failure_code AS "failureCode",
       m.pieces_done AS "piecesDone", m.pieces_total AS "piecesTotal", m.sha256, m.extension, m.duration_ms AS "durationMs",
       CASE WHEN m.status = 'ready' THEN m.waveform END AS waveform,
       CASE WHEN m.status = 'ready' THEN m.spans END AS spans,
       CASE WHEN m.status = 'ready' THEN m.sentences END AS sentences,
       p.download_count AS "downloadCount"
     FROM preview_makings m LEFT JOIN audio_previews p ON p.id = m.id::text WHERE m.id = $1`,
    [id],
  );
  return found;
}

/** Increments the download count, which the specification stores as text; an invalid one restarts at zero. */
export async function incrementDownloadCount(
  manager: EntityManager,
  id: string,
): Promise<{ downloadCount: string; bookId: string | null } | undefined> {
  const [[row] = []] = await manager.query<[{ downloadCount: string; bookId: string | null }[], number]>(
    `UPDATE audio_previews SET download_count =
       ((CASE WHEN download_count ~ '^[0-9]{1,9}$' THEN download_count::int ELSE 0 END) + 1)::text
     WHERE id = $1 RETURNING download_count AS "downloadCount",
       (SELECT book_id FROM preview_makings WHERE preview_makings.id::text = audio_previews.id) AS "bookId"`,
    [id],
  );
  return row;
}

export function findPreviewsOfTexts(
  manager: EntityManager,
  speaker: string,
  textHashes: readonly string[],
): Promise<AdminPreviewRow[]> {
  return manager.query(
    `SELECT m.id, m.book_id AS "bookId", m.voice, m.text_hash AS "textHash", m.status, m.sha256, m.extension,
       m.book_title AS "bookTitle", m.pieces_done AS "piecesDone", m.pieces_total AS "piecesTotal",
       m.duration_ms AS "durationMs", m.size_bytes AS "sizeBytes", m.failure_code AS "failureCode",
       m.failure_detail AS "failureDetail", p.download_count AS "downloadCount", p.generated_at AS "generatedAt"
     FROM preview_makings m LEFT JOIN audio_previews p ON p.id = m.id::text
     WHERE m.speaker = $1 AND m.status <> 'cancelled' AND m.text_hash = ANY ($2)`,
    [speaker, textHashes],
  );
}

/**
 * Time until a source may request a new preview: until the oldest of its last `limit` new requests is an hour old.
 * @returns milliseconds; undefined if it may now
 */
export async function findRequestWait(
  manager: EntityManager,
  sourceHash: string,
  limit: number,
): Promise<number | undefined> {
  const [found] = await manager.query<{ waitMs: number }[]>(
    `SELECT extract(epoch FROM created_at + interval '1 hour' - now())::float8 * 1000 AS "waitMs"
     FROM preview_wishes WHERE source_hash = $1 AND is_new AND created_at > now() - interval '1 hour'
     ORDER BY created_at DESC OFFSET $2 LIMIT 1`,
    [sourceHash, limit - 1],
  );
  return found?.waitMs;
}

/** Marks waiting previews as enqueued, oldest first, up to the limit. @returns their ids */
export async function takeWaitingPreviews(manager: EntityManager): Promise<string[]> {
  const [rows] = await manager.query<[{ id: string }[], number]>(
    `UPDATE preview_makings SET is_promised = true WHERE id IN (
       SELECT id FROM preview_makings WHERE status = 'queued' AND NOT is_promised ORDER BY created_at, id
       LIMIT greatest(0, $1 - (SELECT count(*) FROM preview_makings
         WHERE is_owners AND is_promised AND status IN ('queued', 'speaking', 'encoding')))
       FOR NO KEY UPDATE SKIP LOCKED)
     RETURNING id`,
    [MAX_OWNER_PREVIEWS],
  );
  return rows.map(({ id }) => id);
}

/** Statements that delete expired rows in batches of $1; `preview_pieces` are deleted by cascade. */
export const DELETE_EXPIRED = [
  `DELETE FROM preview_wishes WHERE token_hash IN (
      SELECT w.token_hash FROM preview_wishes w JOIN preview_makings m ON m.id = w.making_id
      WHERE w.created_at < now() - interval '2 hours' AND m.status IN ('ready', 'failed', 'cancelled')
      ORDER BY w.created_at LIMIT $1)`,
  `DELETE FROM preview_makings WHERE id IN (
      SELECT id FROM preview_makings
      WHERE (status = 'cancelled' AND changed_at < now() - interval '1 day')
        OR (status = 'failed' AND changed_at < now() - interval '7 days')
      ORDER BY changed_at LIMIT $1)`,
  `DELETE FROM speech_spending WHERE day IN (
      SELECT day FROM speech_spending WHERE day < now() - interval '90 days' ORDER BY day LIMIT $1)`,
];
