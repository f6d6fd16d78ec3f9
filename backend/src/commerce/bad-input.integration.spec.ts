import { postage } from '@lectern/catalogue';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { openShop, type RunningShop } from '../testing/running-shop.js';
import { PAPERBACK } from '../testing/orders-admin.js';
import { BUYER, ApiSession } from '../testing/api-session.js';

interface ProblemBody {
  status: number;
  title: string;
  detail: string;
  code?: string;
  errors?: { field: string; message: string }[];
}

const INPUT = { productId: 'finding-peace-ebook', ...BUYER };
const INTENTS = '/api/create-payment-intent';

describe('Invalid input', () => {
  let shop: RunningShop;
  let visitor: ApiSession;

  beforeAll(async () => {
    shop = await openShop();
    visitor = new ApiSession(shop);
  });
  afterAll(() => shop.stop());

  const orderCount = async () =>
    (await shop.pool.query('SELECT count(*)::int AS n FROM orders')).rows[0].n as number;

  async function refused(
    address: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<ProblemBody> {
    const before = await orderCount();
    const answer = await visitor.post<ProblemBody>(address, body, headers);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(answer.body.status).toBe(answer.status);
    expect(answer.body.detail).toMatch(/^\S.*\S$/);
    expect(await orderCount()).toBe(before);
    return answer.body;
  }

  it.each([
    ['malformed JSON', '{"productId":', 400],
    ['a bare string', '"finding-peace-ebook"', 400],
    ['a list', [INPUT], 400],
    ['nothing', '', 400],
    ['an unknown field', { ...INPUT, discount: 100 }, 400],
    ['a number for a name', { ...INPUT, customerName: 7 }, 400],
    ['an object for an address', { ...INPUT, customerEmail: { $ne: '' } }, 400],
    ['a missing name', { ...INPUT, customerName: undefined }, 400],
    ['a blank name', { ...INPUT, customerName: '   ' }, 400],
    ['a name of 10,000 characters', { ...INPUT, customerName: 'x'.repeat(10_000) }, 400],
    ['a name with a line break', { ...INPUT, customerName: 'Ruth\r\nBcc: all@example.com' }, 400],
    ['a null byte', { ...INPUT, customerName: 'Ruth\u0000' }, 400],
    ['a null byte in the product', { ...INPUT, productId: 'finding\u0000' }, 400],
    ['no address', { ...INPUT, customerEmail: 'ruth' }, 400],
    [
      'an address with a line break',
      { ...INPUT, customerEmail: 'ruth@example.com\nBcc: x@example.com' },
      400,
    ],
    ['an unknown product', { ...INPUT, productId: 'no-such-ebook' }, 404],
    ['a book that is not sold here', { ...INPUT, productId: 'greedy-lying' }, 404],
    ['a hidden product', { ...INPUT, productId: 'hidden-ebook' }, 409],
    ['a forged price', { ...INPUT, amount: 1 }, 409],
    ['a fractional price', { ...INPUT, amount: 9.99 }, 400],
    ['a price as text', { ...INPUT, amount: '999' }, 400],
    ['a negative price', { ...INPUT, amount: -999 }, 400],
    ['a polluted prototype', '{"__proto__":{"admin":true},"productId":"x"}', 400],
  ])('is rejected with a sentence: %s', async (_name, body, status) => {
    expect((await refused(INTENTS, body)).status).toBe(status);
  });

  it('names the invalid field in the words of the form @S2-calls-and-errors-6', async () => {
    const problem = await refused(INTENTS, { ...INPUT, customerEmail: 'ruth@' });
    expect(problem.errors).toEqual([
      { field: 'customerEmail', message: 'Please enter a valid email address' },
    ]);
    const { customerName: _name, customerEmail: _email, ...nobody } = INPUT;
    const { errors = [] } = await refused(INTENTS, nobody);
    expect(errors.map(({ field }) => field)).toEqual(['customerName', 'customerEmail']);
    for (const { message } of errors) expect(message).toMatch(/^Please enter /);
  });

  it('asks for a missing name, and joins several messages', async () => {
    const { customerName: _, ...nameless } = INPUT;
    expect((await refused(INTENTS, nameless)).detail).toBe('Please enter your name.');
    expect((await refused(INTENTS, { ...nameless, customerEmail: 'ruth@' })).detail).toBe(
      'Please enter your name. Please enter a valid email address.',
    );
  });

  it('gets a list of the countries we ship to', async () => {
    const { shippingAddress } = PAPERBACK;
    const problem = await refused(INTENTS, {
      ...INPUT,
      shippingAddress: { ...shippingAddress, country: 'ZZ' },
    });
    const names = postage.countries.map(({ name }) => name).join(', ');
    expect(problem.detail).toBe(`Please choose one of the countries we ship to: ${names}.`);
  });

  it('gets the correct price if the page shows another @S2-calls-and-errors-5', async () => {
    const problem = await refused(INTENTS, { ...INPUT, amount: 1 });
    expect(problem.code).toBe('COMMERCE.PRICE_CHANGED');
    expect(problem.detail).toContain('$9.99, not $0.01');
  });

  it('is rejected for a body that is too large', async () => {
    const body = { ...INPUT, customerName: 'x'.repeat(200_000) };
    expect((await refused(INTENTS, body)).status).toBe(413);
  });

  it('is rejected for a body that is not JSON', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await refused(INTENTS, 'productId=finding-peace-ebook', headers)).status).toBe(400);
  });

  it.each([{}, { clientSecret: 5 }, { clientSecret: 'pi_x' }, { clientSecret: 'pi_../../v1_secret_x' }])(
    'is rejected for a claim without a valid secret: %j',
    async (body) => {
      expect((await refused('/api/purchases/claim', body)).status).toBe(400);
    },
  );

  it('is rejected for a claim of an unknown payment', async () => {
    const problem = await refused('/api/purchases/claim', { clientSecret: 'pi_none_secret_none' });
    expect([problem.status, problem.code]).toEqual([404, 'COMMERCE.PAYMENT_UNKNOWN']);
  });

  it('gets a 404 page for browsers and a problem for programs for an unknown path', async () => {
    for (const accept of ['text/html', '*/*']) {
      const page = await fetch(`${shop.url}/no-such-page`, { headers: { accept } });
      expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    }
    for (const accept of ['application/json, text/plain, */*', 'application/problem+json']) {
      const program = await fetch(`${shop.url}/no-such-page`, { headers: { accept } });
      expect(program.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    }
    const problem = await fetch(`${shop.url}/api/no-such-call`, { headers: { accept: '*/*' } });
    expect([problem.status, problem.headers.get('content-type')]).toEqual([
      404,
      'application/problem+json; charset=utf-8',
    ]);
  });

  it('gets a folder’s own 404 page within that folder only', async () => {
    const heading = async (address: string) => {
      const answer = await fetch(shop.url + address, { headers: { accept: 'text/html' } });
      return [answer.status, /<h1>(.*)<\/h1>/.exec(await answer.text())?.[1]];
    };
    expect(await heading('/books/lost')).toEqual([404, '/books/404']);
    expect(await heading('/books/lost/?page=2')).toEqual([404, '/books/404']);
    expect(await heading('/books/404')).toEqual([404, '/books/404']);
    expect(await heading('/books/lost/chapter')).toEqual([404, '/404']);
    expect(await heading('/lost')).toEqual([404, '/404']);
  });

  it('is rejected for a path that cannot be decoded', async () => {
    expect((await fetch(`${shop.url}/d/%E0%A4%A`)).status).toBe(400);
  });

  it('reveals nothing about the server’s software', async () => {
    const answer = await fetch(`${shop.url}/api/products`);
    expect(answer.headers.get('x-powered-by')).toBeNull();
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });
});
