import type { EntityManager } from 'typeorm';

export interface ShownWords<W extends object> {
  words: W;
  shownFrom: Date;
}

/** Versions that are listed; all are stored. */
const MAX_LISTED = 100;

/** Stores a text if it differs from the last one of its place. */
export async function insertShownWords(manager: EntityManager, place: string, words: object): Promise<void> {
  await manager.query(
    `INSERT INTO shown_words (place, words) SELECT $1::text, $2::jsonb
     WHERE $2::jsonb IS DISTINCT FROM (
       SELECT words FROM shown_words WHERE place = $1 ORDER BY id DESC LIMIT 1)`,
    [place, JSON.stringify(words)],
  );
}

export function findShownWords<W extends object>(
  manager: EntityManager,
  place: string,
): Promise<ShownWords<W>[]> {
  return manager.query(
    `SELECT words, shown_from AS "shownFrom" FROM shown_words WHERE place = $1 ORDER BY id DESC LIMIT $2`,
    [place, MAX_LISTED],
  );
}
