import type { EntityManager } from 'typeorm';

/** Those of the pseudonyms whose address was erased. */
export async function findErasedPeople(
  manager: EntityManager,
  pseudonyms: readonly string[],
): Promise<Set<string>> {
  const rows = await manager.query<{ name: string }[]>(
    `SELECT DISTINCT subject_id AS name FROM audit_log
    WHERE subject_kind = 'person' AND action = 'person.erased' AND subject_id = ANY ($1)`,
    [pseudonyms],
  );
  return new Set(rows.map(({ name }) => name));
}
