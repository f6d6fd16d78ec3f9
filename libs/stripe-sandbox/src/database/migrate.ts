import type pg from 'pg';
import { SCHEMA_STEPS } from './schema.js';
import { inTransaction } from './transaction.js';

/** Any fixed number will do, as long as nothing else in the database locks it: "stripe" as bytes. */
const LOCK = 0x737472697065;

/** Brings the schema up to date. Many processes may call it at once: one works, the others wait for it. */
export async function migrate(pool: pg.Pool): Promise<void> {
  await inTransaction(pool, async (transaction) => {
    await transaction.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await transaction.query('create schema if not exists stripe_sandbox');
    await transaction.query(
      'create table if not exists stripe_sandbox.schema_steps (step integer primary key)',
    );
    const { rows } = await transaction.query<{ done: number }>(
      'select count(*)::int as done from stripe_sandbox.schema_steps',
    );
    const done = rows[0]?.done ?? 0;
    for (const [index, step] of SCHEMA_STEPS.entries()) {
      if (index < done) continue;
      await transaction.query(step);
      await transaction.query('insert into stripe_sandbox.schema_steps (step) values ($1)', [index]);
    }
  });
}
