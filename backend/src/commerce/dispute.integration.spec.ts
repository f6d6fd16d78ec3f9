import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Stripe from 'stripe';

import { eventually } from '../testing/eventually.js';
import { openShop, type RunningShop } from '../testing/running-shop.js';
import { ShopBooks } from '../testing/shop-books.js';
import { ApiSession } from '../testing/api-session.js';
import { intentOfSecret } from '../testing/stripe-answers.js';

const CARD = 'pm_card_createDispute';
const HOUR_MS = 3_600_000;

/** Submits evidence to the bank; Stripe's test mode decides by its text. */
class Author {
  private readonly stripe: Stripe;

  constructor(shop: RunningShop) {
    this.stripe = shop.app.get(Stripe);
  }

  async answer(secret: string, evidence: string): Promise<void> {
    const id = intentOfSecret(secret);
    const [dispute] = (await this.stripe.disputes.list({ payment_intent: id })).data;
    await this.stripe.disputes.update(dispute?.id ?? '', { evidence: { uncategorized_text: evidence } });
  }
}

describe('A dispute after the delivery', () => {
  let shop: RunningShop;
  let visitor: ApiSession;
  let author: Author;
  let books: ShopBooks;

  beforeAll(async () => {
    shop = await openShop({ SANDBOX_DISPUTE_AFTER_MS: String(HOUR_MS) });
    visitor = new ApiSession(shop);
    author = new Author(shop);
    books = new ShopBooks(shop);
  });
  afterAll(() => shop.stop());

  /** Buys a book, gets the email and a working link; then the bank opens the dispute. */
  async function boughtThenDisputed(customerEmail: string): Promise<{ secret: string; link: string }> {
    const secret = await visitor.startPayment({ customerEmail });
    await visitor.pay(secret, CARD);
    const [pdf] = (await visitor.claim(secret)).downloads;
    const link = `${shop.url}${pdf?.url}`;
    await books.becomes(customerEmail, 'fulfilled');
    await eventually('the mail', async () => (await visitor.mailsTo(customerEmail)).length === 1);
    expect((await fetch(link)).status).toBe(200);
    await shop.pool.query('UPDATE stripe_sandbox.dispute_openings SET due_at = now()');
    // All due changes have happened when Stripe answers.
    await shop.app.get(Stripe).disputes.list({ limit: 1 });
    await books.becomes(customerEmail, 'disputed');
    return { secret, link };
  }

  it('pauses the links with a sentence, and opens them without a second email when it is won', async () => {
    const customerEmail = 'won@example.com';
    const { secret, link } = await boughtThenDisputed(customerEmail);
    const paused = await fetch(link, { headers: { accept: 'application/json' } });
    expect(paused.status).toBe(403);
    expect(await paused.json()).toMatchObject({
      code: 'COMMERCE.ACCESS_PAUSED',
      detail: 'The bank is looking into this payment, so the files are on hold until that’s settled.',
    });
    expect(await visitor.claim(secret)).toMatchObject({ status: 'paused', downloads: [] });
    const paidAt = (await books.saleTo(customerEmail)).paidAt;

    await author.answer(secret, 'winning_evidence');
    await books.becomes(customerEmail, 'fulfilled');
    expect((await fetch(link)).status).toBe(200);
    expect((await books.saleTo(customerEmail)).paidAt).toEqual(paidAt);
    await books.allWorkIsDone();
    expect(await visitor.mailsTo(customerEmail)).toHaveLength(1);
  });

  it('ends access when it is lost', async () => {
    const customerEmail = 'lost@example.com';
    const { secret, link } = await boughtThenDisputed(customerEmail);
    await author.answer(secret, 'losing_evidence');
    await books.becomes(customerEmail, 'refunded');
    const ended = await fetch(link, { headers: { accept: 'application/json' } });
    expect([ended.status, await ended.json()]).toEqual([
      403,
      expect.objectContaining({ code: 'COMMERCE.ACCESS_ENDED' }),
    ]);
    expect(await visitor.claim(secret)).toMatchObject({ status: 'refunded', downloads: [] });
  });
});

describe('A dispute before the delivery', () => {
  let shop: RunningShop;
  let visitor: ApiSession;
  let author: Author;
  let books: ShopBooks;

  beforeAll(async () => {
    shop = await openShop({ SANDBOX_DISPUTE_AFTER_MS: '0' });
    visitor = new ApiSession(shop);
    author = new Author(shop);
    books = new ShopBooks(shop);
  });
  afterAll(() => shop.stop());

  async function disputedAtOnce(customerEmail: string): Promise<string> {
    const secret = await visitor.startPayment({ customerEmail });
    await visitor.pay(secret, CARD);
    expect((await visitor.claim(secret)).downloads).toEqual([]);
    expect((await books.saleTo(customerEmail)).status).toBe('disputed');
    await books.allWorkIsDone();
    expect(await visitor.mailsTo(customerEmail)).toHaveLength(0);
    return secret;
  }

  it('holds the book, and delivers it once when it is won', async () => {
    const customerEmail = 'patient@example.com';
    const secret = await disputedAtOnce(customerEmail);
    await author.answer(secret, 'winning_evidence');
    await books.becomes(customerEmail, 'fulfilled');
    await eventually('the mail', async () => (await visitor.mailsTo(customerEmail)).length === 1);
    const [pdf] = (await visitor.claim(secret)).downloads;
    expect((await fetch(`${shop.url}${pdf?.url}`)).status).toBe(200);
    await books.allWorkIsDone();
    expect(await visitor.mailsTo(customerEmail)).toHaveLength(1);
  });

  it('sends a withheld email when it is won', async () => {
    const customerEmail = 'between@example.com';
    const secret = await disputedAtOnce(customerEmail);
    // Simulates a dispute between delivery and email: granted, but never mailed.
    await shop.pool.query(
      `INSERT INTO download_grants (order_id, product_id, file_path, file_name, file_format)
       SELECT id, product_id, 'books/finding-peace/Finding Peace.pdf', 'Finding Peace.pdf', 'pdf'
       FROM orders WHERE customer_email = $1`,
      [customerEmail],
    );
    await author.answer(secret, 'winning_evidence');
    await books.becomes(customerEmail, 'fulfilled');
    await eventually('the mail', async () => (await visitor.mailsTo(customerEmail)).length === 1);
  });

  it('never delivers if it is lost', async () => {
    const customerEmail = 'never@example.com';
    const secret = await disputedAtOnce(customerEmail);
    await author.answer(secret, 'losing_evidence');
    await books.becomes(customerEmail, 'refunded');
    await books.allWorkIsDone();
    expect(await visitor.mailsTo(customerEmail)).toHaveLength(0);
  });
});
