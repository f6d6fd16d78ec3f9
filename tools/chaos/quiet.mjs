import { pg } from '../buyers/site-database.mjs';
import { until } from '../buyers/until.mjs';

/** Work that nobody promised by himself: recurring jobs are always about to run again. */
const openPromises = `SELECT count(*)::int AS n FROM outbox
  WHERE closed_at IS NULL AND dedup_key IS DISTINCT FROM 'schedule'`;
/** Paid, and not yet delivered and mailed. */
const unfinished = `SELECT count(*)::int AS n FROM stripe_sandbox.payment_intents i
  JOIN orders o ON o.id = i.body #>> '{metadata,order_id}'
  WHERE i.body ->> 'status' = 'succeeded'
    AND (o.status <> 'fulfilled' OR NOT EXISTS (SELECT 1 FROM order_mails m WHERE m.order_id = o.id))`;
/** Copies and late ones may still do harm; one that waits for a far retry is told by the table. */
const webhooksOnTheirWay = `SELECT count(*)::int AS n FROM stripe_sandbox.webhook_deliveries
  WHERE next_attempt_at < now() + interval '5 seconds'`;

/**
 * Waits until everybody who paid has her book and her mail, and nothing more is under way.
 * @param {string} databaseUrl
 * @param {number} patienceMs
 * @returns {Promise<number>} open promises: 0, or what was still open when patience ended
 */
export async function untilQuiet(databaseUrl, patienceMs) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  /** @param {string} query @returns {Promise<number>} */
  const count = async (query) => (await client.query(query)).rows[0].n;
  try {
    await until('quiet', patienceMs, async () => {
      for (const query of [unfinished, webhooksOnTheirWay, openPromises])
        if ((await count(query)) > 0) return false;
      return true;
    }).catch(() => undefined);
    return await count(openPromises);
  } finally {
    await client.end();
  }
}
