import { expect, test } from '@playwright/test';

import { newBuyer } from '../checkout.js';
import { queryDatabase } from '../site-database.js';

const PRODUCT = 'fresh-start-ebook';

function setPrice(priceCents: number) {
  return queryDatabase('UPDATE products SET price = $2 WHERE id = $1', [PRODUCT, priceCents]);
}

test('a changed price is in the page and in the charge, without a deploy @quick', async ({ request }) => {
  const shopPage = async () => (await request.get('/shop')).text();
  const start = (amount: number) => {
    const { name, email } = newBuyer();
    const data = { productId: PRODUCT, customerName: name, customerEmail: email, amount };
    return request.post('/api/create-payment-intent', { data });
  };
  expect(await shopPage()).not.toContain('$12.34');
  try {
    await setPrice(1234);
    await expect.poll(shopPage).toContain('$12.34');
    expect((await start(995)).status()).toBe(409);
    expect((await start(1234)).status()).toBe(200);
  } finally {
    await setPrice(995);
  }
  await expect.poll(shopPage).not.toContain('$12.34');
});
