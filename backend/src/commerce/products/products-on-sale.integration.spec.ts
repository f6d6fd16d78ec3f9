import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { eventually } from '../../testing/eventually.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { ProductsOnSale } from './products-on-sale.js';

describe('The list of products on sale', () => {
  let shop: RunningShop;

  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.stop());

  const ask = (headers: Record<string, string> = {}) => fetch(`${shop.url}/api/products`, { headers });
  const price = async () => ((await (await ask()).json()) as { price: number }[])[0]?.price;
  const setPrice = (priceCents: number) => shop.pool.query('UPDATE products SET price = $1', [priceCents]);
  /** Changes a price without a notification. */
  const setPriceUnheard = async (priceCents: number) => {
    await shop.pool.query('ALTER TABLE products DISABLE TRIGGER USER');
    await setPrice(priceCents);
    await shop.pool.query('ALTER TABLE products ENABLE TRIGGER USER');
  };

  it('is read from the database each time without a listener for changes', async () => {
    expect(await price()).toBe(999);
    await setPriceUnheard(1001);
    expect(await price()).toBe(1001);
    const { headers } = await ask({ 'accept-encoding': 'br' });
    expect([headers.get('cache-control'), headers.get('vary')]).toEqual(['no-cache', 'Accept-Encoding']);
  });

  it('is cached while a listener runs, and read again after each change', async () => {
    let told = 0;
    shop.app.get(ProductsOnSale).follow(() => (told += 1));
    await eventually('the first notice', async () => told > 0);
    expect(await price()).toBe(1001);
    await setPriceUnheard(1002);
    expect(await price()).toBe(1001);
    await setPrice(1003);
    await eventually('the notice of the change', async () => told > 1);
    expect(await price()).toBe(1003);
  });

  it('has the usual headers, is compressed, and answers 304 if unchanged', async () => {
    const answer = await ask({ 'accept-encoding': 'gzip' });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'application/json; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'x-request-id': expect.any(String),
    });
    const etag = answer.headers.get('etag') ?? '';
    expect((await ask({ 'if-none-match': etag })).status).toBe(304);
    const head = await fetch(`${shop.url}/api/products`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});
