import type { ClientBase } from 'pg';

/** Whether the database has a site with an owner. */
export async function hasOwner(client: Pick<ClientBase, 'query'>): Promise<boolean> {
  const { rows } = await client.query<{ found: string | null }>("SELECT to_regclass('staff') AS found");
  if (!rows[0]?.found) return false;
  const { rowCount } = await client.query('SELECT FROM staff LIMIT 1');
  return rowCount === 1;
}
