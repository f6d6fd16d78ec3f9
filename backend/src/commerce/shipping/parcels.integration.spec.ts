import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Email } from 'postal-mime';
import Stripe from 'stripe';

import { eventually } from '../../testing/eventually.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { ShopBooks } from '../../testing/shop-books.js';
import { OwnerInbox } from '../../testing/owner-inbox.js';
import { BUYER, ApiSession } from '../../testing/api-session.js';

interface ProblemBody {
  detail: string;
  code: string;
  errors?: { field: string; message: string }[];
}

const HOUR_MS = 3_600_000;
const ADDRESS = {
  name: 'Ruth Weaver',
  line1: '12 Orchard Lane',
  line2: 'Apt 4',
  city: 'Richmond',
  region: 'Virginia',
  postalCode: '23220',
  country: 'US',
};
const PAPERBACK = { productId: 'peace-paperback', shippingAddress: ADDRESS };
const TALK = { productId: 'evening-talk' };

describe('Orders that the owner fulfills', () => {
  let shop: RunningShop;
  let visitor: ApiSession;
  let owner: OwnerInbox;
  let books: ShopBooks;

  beforeAll(async () => {
    shop = await openShop({ SANDBOX_DISPUTE_AFTER_MS: String(HOUR_MS) });
    visitor = new ApiSession(shop);
    owner = new OwnerInbox(shop, visitor);
    books = new ShopBooks(shop);
    await shop.pool.query(`INSERT INTO products (id, title, description, price, type, digital_files) VALUES
      ('peace-paperback', 'Finding Peace, paperback', 'On paper.', 1995, 'paperback', '{x.pdf}'),
      ('evening-talk', 'An evening with Eleanor', 'A talk.', 50000, 'speaking', NULL)`);
  });
  afterAll(() => shop.stop());

  async function buy(input: object, customerEmail: string, card?: string): Promise<string> {
    const secret = await visitor.startPayment({ ...input, customerEmail });
    await visitor.pay(secret, card);
    return secret;
  }

  function buyersEmail(customerEmail: string, subject: RegExp): Promise<Email> {
    return eventually(`an email to ${customerEmail}: ${subject}`, async () =>
      (await visitor.mailsTo(customerEmail)).find((email) => subject.test(email.subject ?? '')),
    );
  }

  const heading = async (url: string) => {
    const answer = await fetch(url, { headers: { accept: 'text/html' } });
    return [answer.status, /<h1>(.*)<\/h1>/.exec(await answer.text())?.[1]];
  };

  it('have products listed with their type and without files @S2-calls-and-errors-2', async () => {
    const products = (await visitor.get<object[]>('/api/products')).body;
    expect(products).toContainEqual(
      expect.objectContaining({ id: 'peace-paperback', type: 'paperback', price: 1995 }),
    );
    expect(products).toContainEqual(
      expect.objectContaining({ id: 'evening-talk', type: 'speaking', fileFormats: [] }),
    );
  });

  it('are shipped: the owner gets the address, marks the order as sent, and the buyer is notified', async () => {
    const email = 'parcel@example.com';
    const secret = await buy(PAPERBACK, email);
    await books.becomes(email, 'to-send');
    expect(await visitor.claim(secret)).toMatchObject({
      status: 'ready',
      product: { type: 'paperback' },
      downloads: [],
    });
    const receipt = await buyersEmail(email, /^Your order: Finding Peace, paperback$/);
    for (const fact of ['$19.95', '12 Orchard Lane', 'Apt 4', 'Richmond, Virginia 23220', 'United States']) {
      expect(receipt.text).toContain(fact);
    }
    expect(receipt.text).not.toMatch(/download/i);
    const letter = await owner.waitForEmail(
      email,
      /^To ship: Finding Peace, paperback, order [A-Z0-9]{4}-[A-Z0-9]{4}$/,
    );
    for (const fact of ['Ruth Weaver', '$19.95', '12 Orchard Lane', 'Richmond, Virginia 23220']) {
      expect(letter.text).toContain(fact);
    }

    const link = await owner.sentLink(email);
    expect(await heading(link)).toEqual([200, '/order-to-send']);
    await fetch(link, { method: 'HEAD' });
    expect((await books.saleTo(email)).status).toBe('to-send');
    const marked = await owner.markSent(link, ' 9400 1000 0000 ');
    expect([marked.status, marked.headers.get('location')]).toEqual([303, new URL(link).pathname]);
    expect(await heading(link)).toEqual([200, '/order-sent']);
    expect((await books.saleTo(email)).status).toBe('sent');
    expect((await visitor.claim(secret)).status).toBe('ready');
    const news = await buyersEmail(email, /is on its way$/);
    expect(news.text).toContain('9400 1000 0000');

    await owner.markSent(link, 'another');
    await books.allWorkIsDone();
    expect(await visitor.mailsTo(email)).toHaveLength(2);
    expect(await owner.emailsAbout(email)).toHaveLength(1);
  });

  it('cannot be marked as sent by a guessed link, or by another link of the order @S2-calls-and-errors-11', async () => {
    const email = 'guessed@example.com';
    await buy(PAPERBACK, email);
    const link = await owner.sentLink(email);
    const guessed = link.replace(/.\/sent$/, (end) => (end.startsWith('A') ? 'B/sent' : 'A/sent'));
    expect(await heading(guessed)).toEqual([404, '/link-unknown']);
    expect((await owner.markSent(guessed)).status).toBe(303);
    expect((await books.saleTo(email)).status).toBe('to-send');
  });

  it('store the address only with the order; another address makes another order', async () => {
    const email = 'moved@example.com';
    const first = await visitor.startPayment({ ...PAPERBACK, customerEmail: email });
    const same = await visitor.startPayment({ ...PAPERBACK, customerEmail: email });
    const moved = {
      ...PAPERBACK,
      shippingAddress: { ...ADDRESS, line1: '7 Mill Road' },
      customerEmail: email,
    };
    const second = await visitor.startPayment(moved);
    expect(same).toBe(first);
    expect(second).not.toBe(first);
    const { rows } = await shop.pool.query(
      `SELECT a.line1 FROM order_addresses a JOIN orders o ON o.id = a.order_id
       WHERE o.customer_email = $1 ORDER BY o.created_at`,
      [email],
    );
    expect(rows).toEqual([{ line1: '12 Orchard Lane' }, { line1: '7 Mill Road' }]);
  });

  it.each([
    ['no address', undefined, 'shippingAddress'],
    ['an address as text', '12 Orchard Lane', 'shippingAddress'],
    ['a list of lines', ['12 Orchard Lane'], 'shippingAddress'],
    ['no name', { ...ADDRESS, name: ' ' }, 'shippingAddress.name'],
    ['no street', { ...ADDRESS, line1: undefined }, 'shippingAddress.line1'],
    ['a second line of 101 characters', { ...ADDRESS, line2: 'x'.repeat(101) }, 'shippingAddress.line2'],
    ['a city on two lines', { ...ADDRESS, city: 'Rich\nmond' }, 'shippingAddress.city'],
    ['no region', { ...ADDRESS, region: '' }, 'shippingAddress.region'],
    ['a ZIP code of letters', { ...ADDRESS, postalCode: 'ABCDE' }, 'shippingAddress.postalCode'],
    ['a country without shipping', { ...ADDRESS, country: 'AQ' }, 'shippingAddress.country'],
    ['an unknown line', { ...ADDRESS, planet: 'Mars' }, 'shippingAddress.planet'],
  ])('reject an invalid address at its field: %s', async (_name, shippingAddress, field) => {
    const input = { ...PAPERBACK, ...BUYER, shippingAddress };
    const { status, body } = await visitor.post<ProblemBody>('/api/create-payment-intent', input);
    expect(status).toBe(400);
    expect(body.detail).toMatch(/^\S.*\.$/);
    expect(body.errors?.[0]?.field).toBe(field);
  });

  it('need no address if nothing is shipped', async () => {
    const input = { ...BUYER, productId: 'finding-peace-ebook', shippingAddress: ADDRESS };
    const { status, body } = await visitor.post<ProblemBody>('/api/create-payment-intent', input);
    expect([status, body.code]).toEqual([400, 'COMMERCE.ADDRESS_NOT_NEEDED']);
  });

  const paymentOf = async (email: string) => {
    const { rows } = await shop.pool.query<{ id: string }>(
      'SELECT stripe_payment_intent_id AS id FROM orders WHERE customer_email = $1',
      [email],
    );
    return rows[0]?.id ?? '';
  };

  it('cannot be sent after a refund, and the owner gets a hold email', async () => {
    const email = 'refunded@example.com';
    await buy(PAPERBACK, email);
    const link = await owner.sentLink(email);
    await shop.app.get(Stripe).refunds.create({ payment_intent: await paymentOf(email) });
    await books.becomes(email, 'refunded');
    await owner.waitForEmail(email, /^Please hold order/);
    expect(await heading(link)).toEqual([409, '/order-on-hold']);
    expect((await owner.markSent(link)).status).toBe(303);
    await books.allWorkIsDone();
    expect((await books.saleTo(email)).status).toBe('refunded');
    // The purchase and the refund.
    expect(await visitor.mailsTo(email)).toHaveLength(2);
  });

  async function dispute(email: string): Promise<Stripe.Dispute> {
    await shop.pool.query('UPDATE stripe_sandbox.dispute_openings SET due_at = now()');
    const { data } = await shop.app.get(Stripe).disputes.list({ payment_intent: await paymentOf(email) });
    await books.becomes(email, 'disputed');
    if (!data[0]) throw new Error('The bank has opened no dispute.');
    return data[0];
  }

  const win = ({ id }: Stripe.Dispute) =>
    shop.app.get(Stripe).disputes.update(id, { evidence: { uncategorized_text: 'winning_evidence' } });

  it('are on hold during a dispute, and the owner is notified when it is won', async () => {
    const email = 'disputed@example.com';
    await buy(PAPERBACK, email, 'pm_card_createDispute');
    const link = await owner.sentLink(email);
    const opened = await dispute(email);
    await owner.waitForEmail(email, /^Please hold order/);
    expect(await heading(link)).toEqual([409, '/order-on-hold']);
    await win(opened);
    await books.becomes(email, 'to-send');
    await books.allWorkIsDone();
    expect(
      (await owner.emailsAbout(email)).filter(({ subject }) => subject?.startsWith('To ship')),
    ).toHaveLength(2);
    expect(await heading(link)).toEqual([200, '/order-to-send']);
    expect(await visitor.mailsTo(email)).toHaveLength(1);
  });

  it('stay sent after a won dispute, without further emails', async () => {
    const email = 'sent-disputed@example.com';
    await buy(PAPERBACK, email, 'pm_card_createDispute');
    await owner.markSent(await owner.sentLink(email));
    await win(await dispute(email));
    await books.becomes(email, 'sent');
    await books.allWorkIsDone();
    expect(await owner.emailsAbout(email)).toHaveLength(1);
    expect(await visitor.mailsTo(email)).toHaveLength(2);
  });

  it('include talks: the buyer gets a receipt, the owner the buyer’s address', async () => {
    const email = 'host@example.com';
    const secret = await buy(TALK, email);
    expect(await visitor.claim(secret)).toMatchObject({
      status: 'ready',
      product: { type: 'speaking' },
      downloads: [],
    });
    await books.becomes(email, 'fulfilled');
    const receipt = await buyersEmail(email, /^Your booking: An evening with Eleanor$/);
    expect(receipt.text).toContain('within 24 hours');
    expect(receipt.text).toContain('$500.00');
    expect(receipt.text).not.toMatch(/download/i);
    const letter = await owner.waitForEmail(email, /^To answer within 24 hours: An evening with Eleanor/);
    expect(letter.text).toContain(email);
    await books.allWorkIsDone();
    expect(await visitor.mailsTo(email)).toHaveLength(1);
  });
});
