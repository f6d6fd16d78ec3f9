import type pg from 'pg';

/** A connection inside a transaction. */
export type Transaction = pg.PoolClient;

/** Runs `work` in one transaction: committed when it resolves, rolled back when it throws. */
export async function inTransaction<T>(
  pool: pg.Pool,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const note = (error: Error) => (broken = error);
  // A pool listens to its idle connections alone: one that breaks in our hands would end the process.
  client.on('error', note);
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    // A connection that cannot even roll back is not handed to the next caller.
    await client.query('rollback').catch(note);
    throw error;
  } finally {
    client.off('error', note);
    client.release(broken);
  }
}

/** Seconds since 1970, the clock of every `created` in Stripe's API. */
export function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
