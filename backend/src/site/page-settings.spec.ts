import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { readConfiguration } from '../platform/config/read-configuration.js';
import { siteNotice } from './notice/site-notice.js';
import type { PageSettings, RenderedSite } from './page.js';
import { SitePages } from './site-pages.js';
import { SiteWidgets } from './site-widgets.js';

const html = (text: string) =>
  `<!doctype html><html><head></head><body><div id="root">${text}</div></body></html>`;
const page = { status: 200 as const, styleHashes: [], indexed: true };
const SITE: RenderedSite = {
  pages: [
    { ...page, path: '/blog', html: html('Blog') },
    { ...page, path: '/404', status: 404, html: html('Lost') },
    { ...page, path: '/admin', html: html('Dashboard'), isProgram: true },
  ],
  frames: [{ path: '/embed/chat', name: 'chat', html: html('Ask'), styleHashes: [] }],
  files: [],
  moved: [],
};

describe('The owner’s settings of rendered pages', () => {
  let server: Server;
  let site: SitePages;
  let settings: PageSettings;
  let url: string;

  beforeAll(async () => {
    const configuration = readConfiguration({}, { mailFrom: 'hello@eleanormarsh.example' });
    settings = { notice: null, embedAncestors: configuration.embedAncestors };
    site = new SitePages(configuration, new SiteWidgets(configuration));
    server = createServer((request, response) => {
      if (!site.answer(request, response)) site.sendNotFound(request.url ?? '', request, response);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    server.close();
    await once(server, 'close');
  });

  const get = async (address: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(url + address, { headers });
    return { status: answer.status, text: await answer.text(), headers: answer.headers };
  };

  it('show the notice on every public page, also on not-found pages, but not in frames and the dashboard', async () => {
    await site.show(SITE, { ...settings, notice: { ...siteNotice.initial, isOn: true, text: 'Away.' } });
    for (const address of ['/blog', '/lost']) {
      const { text, headers } = await get(address);
      expect(text).toContain('<p>Away.</p></section><div id="root">');
      expect(headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-[^']{44}';/);
    }
    for (const address of ['/admin', '/embed/chat'])
      expect((await get(address)).text).not.toContain('site-notice');
    await site.show(SITE, settings);
    expect((await get('/blog')).text).not.toContain('site-notice');
  });

  it('reach a browser that has cached a frame', async () => {
    const first = await get('/embed/chat');
    const has = { 'if-none-match': first.headers.get('etag') ?? '' };
    expect((await get('/embed/chat', has)).status).toBe(304);
    const chat = [`'self'`, 'friends.example'];
    await site.show(SITE, { ...settings, embedAncestors: { ...settings.embedAncestors, chat } });
    const second = await get('/embed/chat', has);
    expect(second.status).toBe(200);
    expect(second.headers.get('content-security-policy')).toContain(
      "frame-ancestors 'self' friends.example;",
    );
  });
});
