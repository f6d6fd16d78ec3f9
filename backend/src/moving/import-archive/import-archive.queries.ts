import type { EntityManager } from 'typeorm';

/** Data of a used site, in words, and their tables. Products and settings come from the content. */
const SIGNS: readonly (readonly [what: string, table: string])[] = [
  ['orders', 'orders'],
  ['articles or pages', 'documents'],
  ['pictures', 'pictures'],
  ['changes of its content', 'content_values'],
  ['subscribers', 'newsletter_subscriptions'],
  ['messages', 'contacts'],
];

/** Undefined for an empty site. */
export async function findSignOfUse(manager: EntityManager): Promise<string | undefined> {
  for (const [what, table] of SIGNS) {
    const rows = await manager.query<unknown[]>(`SELECT 1 FROM ${table} LIMIT 1`);
    if (rows.length > 0) return what;
  }
  return undefined;
}

/** Files are stored between its statements. */
export async function keepOpen(manager: EntityManager): Promise<void> {
  await manager.query('SET LOCAL idle_in_transaction_session_timeout = 0');
}
