import type { EntityManager } from 'typeorm';

/** Characters of the paid voice. */
export interface Spending {
  today: number;
  /** Enqueued, but not generated yet. */
  owed: number;
}

/** Days are in UTC. */
export async function findSpending(manager: EntityManager): Promise<Spending> {
  const [spending] = await manager.query<Spending[]>(
    `SELECT
       coalesce((SELECT characters FROM speech_spending WHERE day = (now() AT TIME ZONE 'UTC')::date), 0) AS today,
       coalesce((SELECT sum(ceil(characters::numeric * (pieces_total - pieces_done) / pieces_total))
         FROM preview_makings WHERE speaker = 'openai' AND status IN ('queued', 'speaking', 'encoding')), 0)::int AS owed`,
  );
  return spending ?? { today: 0, owed: 0 };
}

/** Spends characters in one statement, so that concurrent processes never exceed the limit. @returns false above it */
export async function spendCharacters(
  manager: EntityManager,
  characters: number,
  limit: number,
): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    `INSERT INTO speech_spending (day, characters)
     SELECT (now() AT TIME ZONE 'UTC')::date, $1::int WHERE $1::int <= $2::int
     ON CONFLICT (day) DO UPDATE SET characters = speech_spending.characters + excluded.characters
       WHERE speech_spending.characters + excluded.characters <= $2::int
     RETURNING day`,
    [characters, limit],
  );
  return rows.length > 0;
}

export async function refundCharacters(manager: EntityManager, characters: number): Promise<void> {
  await manager.query(
    `UPDATE speech_spending SET characters = greatest(0, characters - $1)
     WHERE day = (now() AT TIME ZONE 'UTC')::date`,
    [characters],
  );
}
