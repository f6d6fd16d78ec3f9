import type { QueryRunner } from 'typeorm';

/** This waits for everybody and holds nobody up, and there may be a backup under way. */
const INDEX_TIMEOUT = '30min';

/**
 * Makes indexes on tables that are in use, without holding up those who write to them. For a migration that runs outside
 * a transaction (`transaction = false`), and may be tried again: what is there already is left, and what an earlier try
 * left half made is made anew.
 * @param indexes by name: `CREATE INDEX CONCURRENTLY <name> …`
 */
export async function createIndexes(
  runner: QueryRunner,
  indexes: Readonly<Record<string, string>>,
): Promise<void> {
  const [{ before }] = (await runner.query(`SELECT current_setting('lock_timeout') AS before`)) as [
    { before: string },
  ];
  await runner.query(`SET lock_timeout = '${INDEX_TIMEOUT}'`);
  for (const [name, statement] of Object.entries(indexes)) {
    const [found] = (await runner.query(
      `SELECT indisvalid AS "isValid" FROM pg_index WHERE indexrelid = to_regclass('${name}')`,
    )) as { isValid: boolean }[];
    if (found?.isValid) continue;
    if (found) await runner.query(`DROP INDEX CONCURRENTLY ${name}`);
    await runner.query(statement);
  }
  await runner.query(`SET lock_timeout = '${before}'`);
}
