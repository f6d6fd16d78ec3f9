import { readFile } from 'node:fs/promises';
import path from 'node:path';

import pg from 'pg';

/**
 * Queries the site's own database through its server's socket.
 * @param dataDir of another site than that of all journeys
 */
export async function queryDatabase<Row extends pg.QueryResultRow>(
  sql: string,
  values: unknown[] = [],
  dataDir = process.env['SITE_DATA_DIR'] ?? '',
): Promise<Row[]> {
  const cluster = path.join(dataDir, 'postgres');
  const [, , , port, host] = (await readFile(path.join(cluster, 'postmaster.pid'), 'utf8')).split('\n');
  const client = new pg.Client({ host, port: Number(port), user: 'lectern', database: 'lectern' });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

export function ordersOf(email: string) {
  return queryDatabase<{ id: string; product_id: string; status: string; total_amount: number }>(
    'SELECT id, product_id, status, total_amount FROM orders WHERE customer_email = $1',
    [email],
  );
}
