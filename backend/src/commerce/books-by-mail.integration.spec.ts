import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { eventually } from '../testing/eventually.js';
import { openShop, type RunningShop } from '../testing/running-shop.js';
import { ShopBooks } from '../testing/shop-books.js';
import { ApiSession } from '../testing/api-session.js';
import { linksIn } from '../testing/kept-emails.js';

const SUBJECT = 'Your books from';

describe('A buyer without links @S2-thank-you-9', () => {
  let shop: RunningShop;
  let visitor: ApiSession;
  let books: ShopBooks;

  beforeAll(async () => {
    shop = await openShop();
    visitor = new ApiSession(shop);
    books = new ShopBooks(shop);
  });
  afterAll(() => shop.stop());

  const ask = (email: string) => visitor.post<{ message: string }>('/api/purchases/mail', { email });
  const emailsTo = async (email: string) =>
    (await visitor.mailsTo(email)).filter(({ subject }) => subject?.startsWith(SUBJECT));

  async function buy(customerEmail: string): Promise<void> {
    await visitor.buy({ customerEmail });
    await books.becomes(customerEmail, 'fulfilled');
  }

  it('gets an email with new links at the purchase address, in any notation', async () => {
    await buy('lost@example.com');
    const asked = await ask('Lost@Example.com');
    expect(asked.status).toBe(202);
    const email = await eventually('the email', async () => (await emailsTo('lost@example.com'))[0]);
    expect(email.html).toContain('Finding Peace');
    const links = linksIn(email);
    expect(links).toHaveLength(2);
    for (const link of links) expect((await fetch(`${shop.url}${link}`)).status).toBe(200);
  });

  it('gets one email for repeated requests', async () => {
    await buy('often@example.com');
    await Promise.all(Array.from({ length: 5 }, () => ask('often@example.com')));
    await books.allWorkIsDone();
    expect(await emailsTo('often@example.com')).toHaveLength(1);
  });

  it('does not learn whether an address is known', async () => {
    const [known, unknown] = [await ask('lost@example.com'), await ask('nobody@example.com')];
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    await books.allWorkIsDone();
    expect(await visitor.mailsTo('nobody@example.com')).toEqual([]);
    const kept = `SELECT 1 FROM mail_deliveries WHERE recipient = 'nobody@example.com'`;
    expect((await shop.pool.query(kept)).rows).toEqual([]);
  });

  it('gets no email for refunded orders', async () => {
    await buy('given-back@example.com');
    await shop.pool.query(
      `UPDATE orders SET status = 'refunded' WHERE customer_email = 'given-back@example.com'`,
    );
    await ask('given-back@example.com');
    await books.allWorkIsDone();
    expect(await emailsTo('given-back@example.com')).toEqual([]);
  });

  it('gets a sentence about an invalid address', async () => {
    expect(await ask('lost@')).toMatchObject({
      status: 400,
      body: { detail: 'Please enter a valid email address' },
    });
  });
});

describe('A purchased PDF', () => {
  let shop: RunningShop;
  let visitor: ApiSession;

  beforeAll(async () => {
    shop = await openShop();
    visitor = new ApiSession(shop);
  });
  afterAll(() => shop.stop());

  it('opens in the browser on request; an ePub is always saved @S2-thank-you-6', async () => {
    const { downloads } = await visitor.buy();
    const dispositions = await Promise.all(
      downloads.flatMap(({ url }) =>
        [url, `${url}?show`].map(
          async (address) =>
            (await fetch(`${shop.url}${address}`)).headers.get('content-disposition')?.split(';')[0],
        ),
      ),
    );
    expect(dispositions).toEqual(['attachment', 'inline', 'attachment', 'attachment']);
    const policies = await Promise.all(
      downloads.map(async ({ url }) =>
        (await fetch(`${shop.url}${url}?show`)).headers.get('content-security-policy'),
      ),
    );
    // Chrome's PDF viewer is an object in a document with its own styles.
    expect(policies[0]).toContain("object-src 'self'; style-src 'unsafe-inline'");
    expect(policies[1]).toMatch(/^default-src 'none';(?!.*(object|style)-src)/);
  });
});
