import type { EntityManager } from 'typeorm';

const KEY = 'shop-currency';

/** ISO 4217; undefined before the first start of a release that stores it. */
export async function findShopCurrency(manager: EntityManager): Promise<string | undefined> {
  const [row] = await manager.query<{ currency: string }[]>(
    `SELECT value ->> 'currency' AS currency FROM settings WHERE key = $1 ORDER BY version DESC LIMIT 1`,
    [KEY],
  );
  return row?.currency;
}

/** Adds a version, as each change of a setting does. */
export async function storeShopCurrency(manager: EntityManager, currency: string): Promise<void> {
  await manager.query(
    `INSERT INTO settings (key, version, value, who)
    SELECT $1, coalesce(max(version), 0) + 1, $2, 'content' FROM settings WHERE key = $1`,
    [KEY, JSON.stringify({ currency })],
  );
}

export async function hasProducts(manager: EntityManager): Promise<boolean> {
  const [row] = await manager.query<{ known: boolean }[]>('SELECT EXISTS (SELECT FROM products) AS known');
  return row?.known ?? false;
}

/** Whether anything was paid, or is being paid. Receipts outlive the orders of the privacy rules. */
export async function hasOrders(manager: EntityManager): Promise<boolean> {
  const [row] = await manager.query<{ known: boolean }[]>(
    `SELECT EXISTS (SELECT FROM orders WHERE status NOT IN ('pending', 'failed', 'cancelled'))
      OR EXISTS (SELECT FROM receipts) AS known`,
  );
  return row?.known ?? false;
}

/** Gives products the prices of the content, and takes those that are not in it off sale. Returns their ids. */
export async function repriceProducts(
  manager: EntityManager,
  seeds: readonly { id: string; priceCents: number }[],
): Promise<string[]> {
  const ids = seeds.map(({ id }) => id);
  await manager.query(
    `UPDATE products p SET price = s.price
    FROM unnest($1::text[], $2::integer[]) AS s (id, price) WHERE s.id = p.id`,
    [ids, seeds.map(({ priceCents }) => priceCents)],
  );
  // An open form of the dashboard has the old price.
  await manager.query(
    `UPDATE product_desk SET version = version + 1,
      changed_in = changed_in || jsonb_build_object('priceCents', version + 1)`,
  );
  const rows = await manager.query<[{ id: string }[]]>(
    `UPDATE products SET is_active = 'false' WHERE is_active = 'true' AND id <> ALL ($1) RETURNING id`,
    [ids],
  );
  return rows[0].map(({ id }) => id);
}
