import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { readConfiguration } from '../platform/config/read-configuration.js';
import { RequestPriority } from '../platform/request-priority.js';
import { RequestLog } from '../platform/http/request-log.js';
import { Metrics } from '../platform/metrics/metrics.js';
import type { RenderedPage, RenderedSite } from './page.js';
import { SiteFront } from './site-front.js';
import { SitePages } from './site-pages.js';
import { SiteWidgets } from './site-widgets.js';

describe('A site with pages rendered on request', () => {
  let server: Server;
  let pages: SitePages;
  let url: string;
  let rendered: string[] = [];

  const page = (path: string, words: string): RenderedPage => ({
    path,
    status: 200,
    styleHashes: [],
    indexed: true,
    get html() {
      rendered.push(path);
      if (words === 'broken') throw new Error(`${path} cannot be rendered.`);
      return `<h1>${words.repeat(50)}</h1>`;
    },
  });
  const siteOf = (words: Record<string, string>): RenderedSite => ({
    pages: Object.entries(words).map(([path, said]) => page(path, said)),
    frames: [],
    files: [],
    moved: [],
  });
  const statusOf = async (path: string) => (await fetch(url + path)).status;

  beforeAll(async () => {
    const configuration = readConfiguration(
      { LOG_LEVEL: 'fatal' },
      { mailFrom: 'hello@eleanormarsh.example' },
    );
    pages = new SitePages(configuration, new SiteWidgets(configuration));
    server = createServer();
    new SiteFront(
      pages,
      new RequestLog(configuration, new Metrics(), new RequestPriority()),
      configuration,
    ).install(server, []);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    server.close();
    await once(server, 'close');
  });
  beforeEach(() => {
    rendered = [];
  });

  it('is ready before they are rendered, and renders each once', async () => {
    pages.open(siteOf({ '/': 'Home', '/blog': 'Blog' }));
    expect([pages.isReady, rendered]).toEqual([true, []]);
    for (const encoding of ['br', 'gzip', 'identity']) {
      const answer = await fetch(`${url}/blog`, { headers: { 'accept-encoding': encoding } });
      expect(await answer.text()).toContain('BlogBlog');
    }
    expect(rendered).toEqual(['/blog']);
    await pages.renderAhead({});
    expect(rendered).toEqual(['/blog', '/']);
  });

  it('renders the others between requests, until it stops', async () => {
    pages.open(siteOf({ '/': 'Home', '/blog': 'Blog' }));
    const stopping = new AbortController();
    const seen: string[][] = [];
    const turn = async () => {
      seen.push([...rendered]);
      if (seen.length === 2) stopping.abort();
    };
    await pages.renderAhead({ stopping: stopping.signal, turn });
    expect(seen).toEqual([[], ['/']]);
    expect(rendered).toEqual(['/']);
  });

  it('renders a rare page at its request only', async () => {
    const site = siteOf({ '/': 'Home', '/blog/old': 'Old' });
    const pagesOf = site.pages.map((each) =>
      each.path === '/blog/old' ? Object.defineProperty(each, 'isRare', { value: true }) : each,
    );
    pages.open({ ...site, pages: pagesOf });
    await pages.renderAhead({});
    expect(rendered).toEqual(['/']);
    expect(await (await fetch(`${url}/blog/old`)).text()).toContain('OldOld');
    expect(rendered).toEqual(['/', '/blog/old']);
  });

  it('answers 500 for a page that fails to render, and serves the others', async () => {
    pages.open(siteOf({ '/': 'broken', '/blog': 'Blog' }));
    expect([await statusOf('/'), await statusOf('/blog')]).toEqual([500, 200]);
    expect((await fetch(`${url}/`)).headers.get('content-security-policy')).toMatch(/^default-src 'none'; /);
    await expect(pages.renderAhead({})).rejects.toThrow('cannot be rendered');
  });

  it('keeps the current pages until all new ones are rendered', async () => {
    pages.open(siteOf({ '/': 'Home' }));
    await expect(pages.show(siteOf({ '/': 'New', '/blog': 'broken' }))).rejects.toThrow('cannot be rendered');
    expect(await (await fetch(`${url}/`)).text()).toContain('HomeHome');
    await pages.show(siteOf({ '/': 'New' }));
    expect(await (await fetch(`${url}/`)).text()).toContain('NewNew');
  });
});
