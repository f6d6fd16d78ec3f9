import type { QueryRunner } from 'typeorm';

import { INDEX_LOCK_TIMEOUT } from './database-limits.js';

/**
 * Creates indexes without blocking writes, outside a transaction (`transaction = false`). Can be repeated: rebuilds
 * invalid indexes of an earlier attempt. @param indexes by name: `CREATE INDEX CONCURRENTLY <name> …`
 */
export async function createIndexes(
  runner: QueryRunner,
  indexes: Readonly<Record<string, string>>,
): Promise<void> {
  const [{ before }] = (await runner.query(`SELECT current_setting('lock_timeout') AS before`)) as [
    { before: string },
  ];
  await runner.query(`SET lock_timeout = '${INDEX_LOCK_TIMEOUT}'`);
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
