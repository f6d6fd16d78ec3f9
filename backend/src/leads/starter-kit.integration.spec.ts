import { createHash } from 'node:crypto';
import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Email } from 'postal-mime';

import { eventually } from '../testing/eventually.js';
import { openShop, type RunningShop } from '../testing/running-shop.js';
import { ShopBooks } from '../testing/shop-books.js';
import { ApiSession } from '../testing/api-session.js';

const KIT = 'grant-writer-starter-kit';

describe('The free Grant Writer Starter Kit', () => {
  let shop: RunningShop;
  let visitor: ApiSession;

  beforeAll(async () => {
    shop = await openShop();
    visitor = new ApiSession(shop);
  });
  afterAll(() => shop.stop());

  const ask = (input: object) =>
    visitor.post<{ downloadUrl: string; detail: string }>('/api/downloads', { downloadType: KIT, ...input });
  const newAddress = () => `${randomUUID().slice(0, 8)}@example.com`;
  const mailTo = (email: string): Promise<Email> =>
    eventually(`the kit to ${email}`, async () => (await visitor.mailsTo(email))[0]);
  const linksIn = (mail: Email) =>
    [...(mail.text ?? '').matchAll(/https?:\/\/[^\s/]+(\/kit\/\S+)/g)].map((match) => match[1] ?? '');

  it('is delivered right away by a secret link, and the request is recorded @S2-calls-and-errors-17 @S2-demo-and-kit-10 @S2-demo-and-kit-12', async () => {
    const email = newAddress();
    const { status, body } = await ask({ email, name: 'Ruth Weaver' });
    expect(status).toBe(200);
    expect(body.downloadUrl).toMatch(/^\/kit\/[\w-]{43}$/);
    const file = await fetch(`${shop.url}${body.downloadUrl}`);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(file.headers.get('content-disposition')).toContain(
      'attachment; filename="Grant Writer Starter Kit.zip"',
    );
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');

    const { rows } = await shop.pool.query('SELECT * FROM downloads WHERE email = $1', [email]);
    expect(rows).toEqual([expect.objectContaining({ file_name: KIT, book_id: 'grant-writing' })]);
    const kept = JSON.stringify((await shop.pool.query('SELECT * FROM kit_requests')).rows);
    expect(kept).not.toContain(body.downloadUrl.slice('/kit/'.length));
  });

  it('is emailed with its own links to the workbook, the budget, and both @S2-demo-and-kit-13', async () => {
    const email = newAddress();
    const { body } = await ask({ email, name: 'Ruth Weaver' });
    const mail = await mailTo(email);
    expect(mail.text).toContain('Dear Ruth Weaver,');
    const links = linksIn(mail);
    expect(links).toHaveLength(3);
    expect(links).not.toContain(body.downloadUrl);
    const types = await Promise.all(
      links.map(async (link) => (await fetch(`${shop.url}${link}`)).headers.get('content-type')),
    );
    expect(types).toEqual([
      'application/pdf',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'application/zip',
    ]);
  });

  it('is emailed once for repeated requests, and delivered each time @S2-demo-and-kit-13', async () => {
    const email = newAddress();
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, press) =>
        ask({
          email: press % 2 ? email.toUpperCase().replace('EXAMPLE.COM', 'example.com') : email,
          name: 'Ruth',
        }),
      ),
    );
    expect(new Set(answers.map(({ body }) => body.downloadUrl)).size).toBe(5);
    await new ShopBooks(shop).allWorkIsDone();
    const { rows } = await shop.pool.query(
      'SELECT count(*)::int AS given, count(mailed_token_hash)::int AS mailed FROM kit_requests WHERE lower(email) = $1',
      [email],
    );
    expect(rows).toEqual([{ given: 5, mailed: 1 }]);
  });

  it('is emailed less and less often to one address @S2-demo-and-kit-14', async () => {
    const email = newAddress();
    for (let time = 0; time < 5; time += 1) {
      expect((await ask({ email, name: 'Ruth' })).status).toBe(200);
      await new ShopBooks(shop).allWorkIsDone();
      await shop.pool.query(`UPDATE mail_allowances SET last_sent_at = last_sent_at - interval '1 hour'`);
    }
    // At once, after an hour, after another; and then not before four have gone.
    expect(await visitor.mailsTo(email)).toHaveLength(3);
  });

  it('greets with names only @S2-demo-and-kit-14', async () => {
    const email = newAddress();
    await ask({ email, name: 'Prize: https://evil.example' });
    const mail = await mailTo(email);
    expect(`${mail.subject}${mail.text}${mail.html}`).not.toContain('evil.example');
  });

  it.each([
    [
      'no name',
      { email: 'ruth@example.com' },
      400,
      'Please provide your name and email address to download the free kit',
    ],
    [
      'an empty name',
      { email: 'ruth@example.com', name: '  ' },
      400,
      'Please provide your name and email address to download the free kit',
    ],
    ['no address', { name: 'Ruth' }, 400, 'Please enter a valid email address'],
    [
      'two lines of name',
      { email: 'ruth@example.com', name: 'Ruth\nBcc: all@example.com' },
      400,
      'Name must be on one line',
    ],
    [
      'another kit',
      { email: 'ruth@example.com', name: 'Ruth', downloadType: 'the-whole-book' },
      404,
      'We don’t have a free kit with this name.',
    ],
  ])('is not given for %s @S2-demo-and-kit-9', async (_what, request, status, detail) => {
    const before = (await shop.pool.query('SELECT count(*) FROM kit_requests')).rows;
    const answer = await ask(request);
    expect([answer.status, answer.body.detail]).toEqual([status, detail]);
    expect((await shop.pool.query('SELECT count(*) FROM kit_requests')).rows).toEqual(before);
  });

  it.each(['A'.repeat(43), 'short', createHash('sha256').update('x').digest('hex')])(
    'does not open by an invalid link: %s',
    async (token) => {
      const program = await fetch(`${shop.url}/kit/${token}`, { headers: { accept: 'application/json' } });
      expect([program.status, program.headers.get('content-type')]).toEqual([
        404,
        expect.stringContaining('application/problem+json'),
      ]);
      const browser = await fetch(`${shop.url}/kit/${token}/workbook`, { headers: { accept: 'text/html' } });
      expect([browser.status, await browser.text()]).toEqual([404, expect.stringContaining('/link-unknown')]);
    },
  );
});
