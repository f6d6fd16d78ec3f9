import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { Settings } from '../../platform/settings/settings.js';
import { clickCountingSetting } from '../../site/click-counting-setting.js';
import { eventually } from '../../testing/eventually.js';
import { MailServer } from '../../testing/mail-server.js';
import { setPostalAddress } from '../../testing/postal-address.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { RUTH } from '../../testing/staff-sessions.js';
import { BroadcastRenderer } from './broadcast-renderer.js';
import { BroadcastSending } from './broadcast-sending.js';
import { Broadcasts } from './broadcasts.js';

const OUTSIDE = 'https://shop.example/fear-not?from=list&size=2';
const BODY = `Hello,

[Look at it](/books)

It is [in a shop](${OUTSIDE}), too, or [look again](/books).

Write to [me](mailto:eleanor@example.com).`;
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe('Clicks in broadcasts', () => {
  let server: MailServer;
  let shop: RunningShop;

  beforeAll(async () => {
    server = new MailServer();
    shop = await openShop({ SMTP_URL: await server.open(), MAIL_RATE_PER_SECOND: '100' });
    await setPostalAddress(shop);
  });
  afterAll(async () => {
    await shop.stop();
    await server.close();
  });
  beforeEach(async () => {
    server.received.length = 0;
    await shop.pool.query(
      `DELETE FROM newsletter_subscriptions;
       INSERT INTO newsletter_subscriptions (id, email, status, asked_at)
       SELECT gen_random_uuid()::text, 'reader-' || n || '@example.com', 'confirmed', now()
       FROM generate_series(1, 2) n`,
    );
  });

  const setCounting = async (isOn: boolean) => {
    const settings = shop.app.get(Settings);
    const { version } = await settings.read(clickCountingSetting);
    await settings.change(clickCountingSetting, { value: { isOn }, version, by: RUTH });
  };
  const broadcasts = () => shop.app.get(Broadcasts);
  const linksOf = async (id: string) =>
    Object.fromEntries((await broadcasts().find(id)).links.map(({ address, clicks }) => [address, clicks]));

  /** Sends a broadcast to both readers. @returns its id and the links of each copy */
  async function send() {
    const id = await broadcasts().create({ subject: 'It is out', body: BODY, topic: null }, RUTH);
    await shop.app.get(BroadcastSending).move(id, 'send', RUTH);
    await eventually('both copies', async () => (await broadcasts().find(id)).status === 'sent');
    const copies = server.received.map(({ html, text }) => ({
      text: String(text),
      links: [...String(html).matchAll(/href="([^"]+)"/g)].map(([, href = '']) =>
        href.replaceAll('&amp;', '&'),
      ),
    }));
    return { id, copies };
  }

  const open = (url: string, { method = 'GET', headers = {} }: RequestInit = {}) =>
    fetch(url.replace(shop.configuration.publicUrl, shop.url), {
      method,
      redirect: 'manual',
      headers: { 'user-agent': BROWSER, ...headers },
    });

  it('are not counted unless the owner turns it on: links lead straight to their pages', async () => {
    const { id, copies } = await send();
    expect(copies[0]?.links).toEqual(
      expect.arrayContaining([OUTSIDE, `${shop.configuration.publicUrl}/books`]),
    );
    expect(copies[0]?.links.filter((link) => link.endsWith('/link'))).toEqual([]);
    expect(await linksOf(id)).toEqual({});
  });

  it('are counted by link, the same for all readers, until the owner turns it off', async () => {
    const books = `${shop.configuration.publicUrl}/books`;
    await setCounting(true);
    const { id, copies } = await send();
    const [one, other] = copies.map(({ links }) => links.filter((link) => link.endsWith('/link')));
    expect(one).toHaveLength(3);
    expect(one).toEqual(other);
    expect(new Set(one).size).toBe(2);
    expect(copies[0]?.text).toContain(one?.[1]);
    expect(copies[0]?.links).not.toContain(OUTSIDE);
    expect(copies[0]?.links).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/\/end$/),
        expect.stringMatching(/\/preferences$/),
        'mailto:eleanor@example.com',
      ]),
    );

    const [toBooks = '', toShop = ''] = one ?? [];
    const answer = await open(toShop);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, OUTSIDE]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect((await open(toBooks)).headers.get('location')).toBe(books);
    await Promise.all([open(toBooks), open(toBooks)]);
    expect(await linksOf(id)).toEqual({ [books]: 3, [OUTSIDE]: 1 });

    await open(toBooks, { method: 'HEAD' });
    for (const headers of [
      { 'user-agent': 'Mozilla/5.0 (compatible; SafetyBot/1.0)' },
      { purpose: 'prefetch' },
      { 'sec-gpc': '1' },
    ] as Record<string, string>[])
      expect((await open(toBooks, { headers })).status).toBe(302);
    await setCounting(false);
    expect((await open(toShop)).headers.get('location')).toBe(OUTSIDE);
    expect(await linksOf(id)).toEqual({ [books]: 3, [OUTSIDE]: 1 });
  });

  it('never lead to an address that is not in a broadcast', async () => {
    await setCounting(true);
    const { copies } = await send();
    const link = copies[0]?.links.find((url) => url.endsWith('/link')) ?? '';
    const [, token = ''] = /newsletter\/([^/]+)\/link/.exec(link) ?? [];
    const [id = '', signature = ''] = token.split('.');
    const [, end = ''] = /newsletter\/([^/]+)\/end/.exec(copies[0]?.links.join(' ') ?? '') ?? [];
    for (const forged of [`other.${signature}`, `${id}.${'x'.repeat(43)}`, end, 'https:%2F%2Fevil.example'])
      expect((await open(link.replace(token, forged))).status).toBe(404);
    await shop.pool.query('DELETE FROM broadcast_links WHERE id = $1', [id]);
    expect((await open(`${link}?url=https://evil.example`)).status).toBe(404);
  });

  it('make copies longer, which the size of the preview includes', async () => {
    const preview = () => shop.app.get(BroadcastRenderer).preview({ subject: 'It is out', body: BODY });
    await setCounting(false);
    const plain = await preview();
    await setCounting(true);
    const counted = await preview();
    expect(counted.html).toBe(plain.html);
    await send();
    const copy = String(server.received[0]?.html);
    expect(counted.htmlBytes).toBeGreaterThan(plain.htmlBytes);
    expect(Math.abs(counted.htmlBytes - Buffer.byteLength(copy))).toBeLessThan(100);
  });
});
