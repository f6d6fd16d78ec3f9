import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { openShop, type RunningShop } from '../testing/running-shop.js';
import { ShopBooks } from '../testing/shop-books.js';
import { type Answer, ApiSession } from '../testing/api-session.js';

const EMAIL = 'Please enter a valid email address';
const MIXED = 'This email address mixes letters of different alphabets that look alike. Please type it again';
const KIT = 'Please provide your name and email address to download the free kit';

/** The calls by which a stranger has an email sent, each with a good body. */
const CALLS: Record<string, { address: string; good: Record<string, unknown>; status: number }> = {
  newsletter: { address: '/api/newsletter/subscribe', good: {}, status: 200 },
  contact: {
    address: '/api/contact',
    good: { name: 'Ruth Weaver', subject: 'A question', message: 'Would you come and speak to us?' },
    status: 200,
  },
  sample: { address: '/api/downloads', good: { fileName: 'five-verses' }, status: 200 },
  kit: {
    address: '/api/downloads',
    good: { name: 'Ruth Weaver', downloadType: 'grant-writer-starter-kit' },
    status: 200,
  },
  purchases: { address: '/api/purchases/mail', good: {}, status: 202 },
  notice: { address: '/api/release-notices', good: { productId: 'coming-ebook' }, status: 202 },
};
const EVERY = Object.keys(CALLS);

/** Invalid addresses for all calls. */
const NO_ADDRESS: [what: string, email: unknown, sentence: string][] = [
  ['a line break and a header', 'ruth@example.com\r\nBcc: all@example.com', EMAIL],
  ['a bare line feed', 'ruth@example.com\nall@example.com', EMAIL],
  ['an encoded line break', 'ruth@example.com%0aBcc:all@example.com', EMAIL],
  ['two addresses', 'ruth@example.com,all@example.com', EMAIL],
  ['a name with it', 'Ruth <ruth@example.com>', EMAIL],
  ['a NUL byte', 'ruth@example.com\u0000', EMAIL],
  ['half a character', 'ruth\ud800@example.com', EMAIL],
  ['a direction mark', 'ruth@exam\u202eple.com', EMAIL],
  ['a Cyrillic а in example', 'ruth@exаmple.com', MIXED],
  ['a Greek ο in the name', 'rοth@example.com', MIXED],
  ['255 characters', `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(58)}.com`, EMAIL],
  ['a mailbox of 65', `${'a'.repeat(65)}@example.com`, EMAIL],
  ['90,000 characters', `${'a'.repeat(90_000)}@example.com`, EMAIL],
  ['an IP address', 'ruth@[127.0.0.1]', EMAIL],
  ['no top level', 'ruth@localhost', EMAIL],
  ['dots in a row', 'ruth..weaver@example.com', EMAIL],
  ['nothing', '', EMAIL],
  ['null', null, EMAIL],
  ['a number', 7, EMAIL],
  ['true', true, EMAIL],
  ['a list', ['ruth@example.com'], EMAIL],
  ['an object', { address: 'ruth@example.com' }, EMAIL],
  ['an object that says it is a text', { toString: 'ruth@example.com', length: 5 }, EMAIL],
];

/** Odd, and good. */
const ADDRESSES: [typed: string, kept: string][] = [
  ["o'brien+books@sub.example.co.uk", "o'brien+books@sub.example.co.uk"],
  ['a!b@example.com', 'a!b@example.com'],
  ['"john doe"@example.com', '"john doe"@example.com'],
  ['{curly}|pipe@example.com', '{curly}|pipe@example.com'],
  [`${'x'.repeat(64)}@example.com`, `${'x'.repeat(64)}@example.com`],
  [' ruth@München.example ', 'ruth@xn--mnchen-3ya.example'],
  ['ruth@пример.example', 'ruth@xn--e1afmkfd.example'],
];

describe('Bad input to calls that send emails', () => {
  let shop: RunningShop;
  let visitor: ApiSession;
  let sources = 0;

  beforeAll(async () => {
    shop = await openShop({ TRUSTED_PROXIES: '1' });
    visitor = new ApiSession(shop);
    await shop.pool.query(
      `INSERT INTO products (id, title, description, price, type, digital_files, file_formats, is_active)
       VALUES ('coming-ebook', 'Coming', 'Soon.', 999, 'ebook', '{}', '{}', 'true')`,
    );
    await shop.pool.query(
      `INSERT INTO product_releases (product_id, availability) VALUES ('coming-ebook', 'pre-order')`,
    );
  });
  afterAll(() => shop.stop());

  /** Each call from elsewhere, so that none is answered with 429. */
  function send(call: string, body: unknown): Promise<Answer<{ detail?: string; title?: string }>> {
    sources += 1;
    const from = { 'x-forwarded-for': `10.9.${sources >> 8}.${sources & 255}` };
    return visitor.post(CALLS[call]?.address ?? '', body, from);
  }

  const whole = (call: string, change: object) => ({
    ...CALLS[call]?.good,
    email: 'ruth@example.com',
    ...change,
  });

  /** Everything a stranger can bring about, by counting. */
  async function traces(): Promise<unknown> {
    await new ShopBooks(shop).allRequestsAreDecided();
    const tables = ['contacts', 'downloads', 'kit_requests', 'newsletter_subscriptions', 'release_notices'];
    const counts = tables.map((table) => `(SELECT count(*)::int FROM ${table}) AS ${table}`);
    const { rows } = await shop.pool.query(
      `SELECT ${counts.join(', ')}, (SELECT count(*)::int FROM mail_allowances) AS letters`,
    );
    return rows[0];
  }

  describe.each(EVERY)('%s', (call) => {
    it.each(NO_ADDRESS)(
      'takes no address of %s, and says so @S1-forms-22',
      async (_what, email, sentence) => {
        const before = await traces();
        const answer = await send(call, whole(call, { email }));
        expect([answer.status, answer.body.detail]).toEqual([400, sentence]);
        expect(answer.headers.get('content-type')).toContain('application/problem+json');
        expect(await traces()).toEqual(before);
      },
    );

    it('accepts unusual valid addresses', async () => {
      for (const [typed] of ADDRESSES) {
        const answer = await send(call, whole(call, { email: typed }));
        expect([typed, answer.status]).toEqual([typed, CALLS[call]?.status]);
      }
    });

    it.each([
      ['no body', '', 400],
      ['half a body', '{"email":"ruth@', 400],
      ['a list', '[]', 400],
      ['a list of bodies', '[{"email":"ruth@example.com"}]', 400],
      ['null', 'null', 400],
      ['a text', '"ruth@example.com"', 400],
      ['a prototype', '{"__proto__":{"email":"ruth@example.com"}}', 400],
      ['a constructor', '{"constructor":{"prototype":{"email":"ruth@example.com"}}}', 400],
      ['an unknown field', '{"email":"ruth@example.com","isAdmin":true}', 400],
      ['a deep body', `{"email":${'['.repeat(20_000)}${']'.repeat(20_000)}}`, 400],
      ['a deep object', `{"email":${'{"a":'.repeat(15_000)}1${'}'.repeat(15_000)}}`, 400],
      ['ten megabytes', `{"email":"${'a'.repeat(10_000_000)}"}`, 413],
    ])('takes no %s @S1-forms-22', async (_what, body, status) => {
      const before = await traces();
      const answer = await send(call, body);
      expect(answer.status).toBe(status);
      expect(answer.body.detail).toMatch(/^\S.*\S$/s);
      expect(await traces()).toEqual(before);
    });
  });

  it.each([
    ['contact', 'name', 'Ruth\r\nBcc: all@example.com', 'Name must be on one line'],
    ['contact', 'name', 'Ruth\u2028Weaver', 'Name must be on one line'],
    ['contact', 'name', 'Ruth \udc00', 'Name must be on one line'],
    ['contact', 'name', ['Ruth Weaver'], 'Name must be at least 2 characters'],
    ['contact', 'name', 'R'.repeat(201), 'Name must be at most 200 characters'],
    ['contact', 'subject', 'Hello\nContent-Type: text/html', 'Subject must be on one line'],
    ['contact', 'subject', { length: 9 }, 'Subject must be at least 5 characters'],
    ['contact', 'subject', 's'.repeat(201), 'Subject must be at most 200 characters'],
    ['contact', 'message', 'A message of \u0000 nothing', 'Message must be plain text'],
    ['contact', 'message', 'A message with half \ud83d a heart', 'Message must be plain text'],
    ['contact', 'message', 12_345_678_901, 'Message must be at least 10 characters'],
    ['contact', 'message', 'm'.repeat(10_001), 'Message must be at most 10,000 characters'],
    ['contact', 'homepage', {}, 'The homepage must be a text of at most 2,000 characters.'],
    [
      'contact',
      'writingTimeMs',
      'soon',
      'The writing time (writingTimeMs) must be a whole number of milliseconds.',
    ],
    [
      'contact',
      'writingTimeMs',
      -1,
      'The writing time (writingTimeMs) must be a whole number of milliseconds.',
    ],
    ['kit', 'name', 'Ruth\nBcc: all@example.com', 'Name must be on one line'],
    ['kit', 'name', ['Ruth'], KIT],
    ['kit', 'name', null, KIT],
    ['kit', 'downloadType', ['grant-writer-starter-kit'], 'Please say which kit (downloadType).'],
    ['sample', 'fileName', '../../etc/passwd', 'Please say which sample (fileName).'],
    ['sample', 'fileName', ['five-verses'], 'Please say which sample (fileName).'],
    ['sample', 'bookId', 'fresh-start\u0000', 'The book (bookId) must be an id such as fresh-start.'],
    ['notice', 'productId', { id: 'coming-ebook' }, 'Please say which product (productId).'],
    ['notice', 'productId', 'coming-ebook\u0000', 'Please say which product (productId).'],
  ])('%s with such a %s (%j) gets the error: %s', async (call, field, value, sentence) => {
    const before = await traces();
    const answer = await send(call, whole(call, { [field]: value }));
    expect([answer.status, answer.body.detail]).toEqual([400, sentence]);
    expect(await traces()).toEqual(before);
  });

  it('delivers to unusual addresses unchanged, and to no others', async () => {
    await new ShopBooks(shop).allWorkIsDone();
    const mails = (await visitor.mails(0)).filter(({ subject }) => subject === 'Should I write to you?');
    const reached = mails.map(({ to }) => to?.map(({ address }) => address).join());
    expect(reached.sort()).toEqual(ADDRESSES.map(([, kept]) => kept).sort());
  });
});
