import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { readConfiguration } from '../platform/config/read-configuration.js';
import { SitePages } from './site-pages.js';
import { SiteWidgets } from './site-widgets.js';

const FEED = `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0">${'<item/>'.repeat(100)}</rss>`;

describe('The other addresses of the site', () => {
  let server: Server;
  let url: string;

  beforeAll(async () => {
    const friends = { EMBED_ANCESTORS_CHAT: 'friends.example' };
    const configuration = readConfiguration(friends, { mailFrom: 'hello@eleanormarsh.example' });
    const site = new SitePages(configuration, new SiteWidgets(configuration));
    await site.show({
      pages: [
        { path: '/blog', status: 200, html: '<h1>Blog</h1>', styleHashes: [], indexed: true },
        {
          path: '/desk',
          status: 200,
          html: '<h1>Desk</h1>',
          styleHashes: [],
          indexed: false,
          isProgram: true,
        },
        {
          path: '/desk?language=de',
          status: 200,
          html: '<h1>Schreibtisch</h1>',
          styleHashes: [],
          indexed: false,
          isProgram: true,
        },
      ],
      frames: [
        { path: '/embed/checkout', name: 'checkout', html: '<h1>Buy</h1>', styleHashes: [] },
        { path: '/embed/chat', name: 'chat', html: '<h1>Ask</h1>', styleHashes: [] },
      ],
      files: [{ path: '/blog/rss.xml', contentType: 'application/rss+xml; charset=utf-8', body: FEED }],
      moved: [
        { from: '/journal', to: '/blog#recent' },
        { from: '/?p=12', to: '/blog' },
      ],
    });
    server = createServer((request, response) => {
      if (!site.answer(request, response)) response.writeHead(404).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterAll(async () => {
    server.close();
    await once(server, 'close');
  });

  it('send files with their type, compressed, also to other origins', async () => {
    const answer = await fetch(`${url}/blog/rss.xml`, { headers: { 'accept-encoding': 'br' } });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(FEED);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/rss+xml; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
    });
  });

  it('answer every path below an app with its page, except files, and never in a frame', async () => {
    for (const address of ['/desk', '/desk/letters/1?page=2', '/desk/']) {
      const answer = await fetch(url + address);
      expect(await answer.text()).toBe('<h1>Desk</h1>');
      expect(answer.headers.get('x-robots-tag')).toBe('noindex');
      const policy = answer.headers.get('content-security-policy');
      expect(policy).toContain("frame-ancestors 'none'");
      // The dashboard has no payments, and shows emails in a separate document.
      expect(policy).not.toMatch(/unsafe|stripe/);
      expect(answer.headers.get('permissions-policy')).toContain('payment=()');
    }
    expect((await fetch(`${url}/blog`)).headers.get('content-security-policy')).toMatch(/style-src 'self';/);
    for (const address of ['/desk/assets/gone-12345678.js', '/desktop', '/blog/lost'])
      expect((await fetch(url + address)).status).toBe(404);
  });

  it.each([
    ['dashboard-language=de', '/desk', 'Schreibtisch'],
    ['other=1; dashboard-language=de', '/desk/letters/1?page=2', 'Schreibtisch'],
    ['dashboard-language=en', '/desk', 'Desk'],
    ['dashboard-language=tlh', '/desk', 'Desk'],
    ['my-dashboard-language=de', '/desk', 'Desk'],
    ['', '/desk?language=de', 'Schreibtisch'],
  ])('answer with an app in the language of the cookie “%s”: %s', async (cookie, address, heading) => {
    const answer = await fetch(url + address, { headers: { cookie } });
    expect(await answer.text()).toBe(`<h1>${heading}</h1>`);
  });

  it('answer 304 for a cached file', async () => {
    const first = await fetch(`${url}/blog/rss.xml`);
    await first.text();
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    expect((await fetch(`${url}/blog/rss.xml`, { headers })).status).toBe(304);
  });

  it.each([
    ['/journal', '/blog#recent'],
    ['/Journal', '/blog#recent'],
    ['/BLOG?from=card', '/blog?from=card'],
    ['/journal/?from=card', '/blog?from=card#recent'],
    ['/blog/', '/blog'],
    ['/?p=12', '/blog'],
  ])('redirect from %s to %s with the query @S1-routes-7', async (address, target) => {
    const answer = await fetch(url + address, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([308, target]);
  });

  it('do not change pages and unknown addresses', async () => {
    expect(await (await fetch(`${url}/blog`)).text()).toBe('<h1>Blog</h1>');
    expect((await fetch(`${url}/blog/atom.xml`)).status).toBe(404);
  });

  it('allow embedding of frames by the configured hosts, and of pages by the site only', async () => {
    const ancestors = async (address: string) => {
      const { headers } = await fetch(url + address);
      const [, listed] = /frame-ancestors ([^;]+)/.exec(headers.get('content-security-policy') ?? '') ?? [];
      return [listed, headers.get('cross-origin-resource-policy'), headers.get('x-robots-tag')];
    };
    expect(await ancestors('/embed/checkout?product=fear-not')).toEqual(['*', 'cross-origin', 'noindex']);
    expect(await ancestors('/embed/chat')).toEqual(["'self' friends.example", 'cross-origin', 'noindex']);
    expect(await ancestors('/blog')).toEqual(["'self'", 'same-origin', null]);
  });
});
