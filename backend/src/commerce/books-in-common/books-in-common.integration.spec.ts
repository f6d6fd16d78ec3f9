import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { BooksInCommon } from './books-in-common.js';
import { READERS_IN_COMMON } from './books-in-common-rules.js';

describe('Books with common readers', () => {
  let shop: RunningShop;

  beforeAll(async () => {
    shop = await openShop();
    await shop.pool.query(`INSERT INTO products (id, title, description, price, type) VALUES
      ('one', 'One', '', 900, 'ebook'), ('two', 'Two', '', 900, 'ebook'), ('three', 'Three', '', 900, 'ebook')`);
  });
  afterAll(() => shop.stop());

  const buy = (productId: string, from: number, until: number, status = 'fulfilled') =>
    shop.pool.query(
      `INSERT INTO orders (id, customer_email, product_id, total_amount, status, completed_at)
       SELECT gen_random_uuid()::text, 'Reader' || n || '@example.com', $1, 900, $4, now()
       FROM generate_series($2::int, $3::int) n`,
      [productId, from, until, status],
    );
  async function counted() {
    const common = shop.app.get(BooksInCommon);
    await common.count();
    return common.read();
  }

  it('are listed from ten buyers on, counting each once, without refunded purchases', async () => {
    await buy('one', 1, READERS_IN_COMMON);
    await buy('two', 1, READERS_IN_COMMON - 1);
    // Bought twice with another case of the address; and refunded.
    await shop.pool
      .query(`INSERT INTO orders (id, customer_email, product_id, total_amount, status, completed_at)
      VALUES ('twice', 'READER1@example.com', 'two', 900, 'fulfilled', now())`);
    await buy('two', READERS_IN_COMMON, READERS_IN_COMMON, 'refunded');
    expect(await counted()).toEqual({});
    await buy('two', READERS_IN_COMMON, READERS_IN_COMMON);
    expect(await counted()).toEqual({ one: ['two'], two: ['one'] });
    await buy('three', 1, READERS_IN_COMMON + 5);
    await buy('one', READERS_IN_COMMON + 1, READERS_IN_COMMON + 5);
    expect(await counted()).toEqual({ one: ['three', 'two'], two: ['one', 'three'], three: ['one', 'two'] });
  });

  it('are removed if there are too few again', async () => {
    await shop.pool.query(`UPDATE orders SET status = 'refunded' WHERE product_id = 'two'`);
    expect(await counted()).toEqual({ one: ['three'], three: ['one'] });
  });
});
