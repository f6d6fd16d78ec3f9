import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { type APIRequestContext, expect, request as requests, test } from '@playwright/test';

import { openSession, ownerSettings } from '../owner.js';
import { type Site, startSite } from '../site.js';
import { SiteProcess } from '../site-process.js';

const HOME = '/api/admin/content/sections/%2F';
const HEADING = { file: 'site.json', pointer: '/hero/heading' };
const PUBLICATIONS = 10;

/** Through the socket of the site's own server. */
async function databaseUrl({ dataDir }: Site): Promise<string> {
  const lines = (await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  const [, , , port, host = ''] = lines;
  return `postgresql://lectern@localhost:${port}/lectern?host=${encodeURIComponent(host)}`;
}

/** The owner publishes in one process; visitors read from another. */
test.describe('a sentence of the owner’s @trial', () => {
  let site: Site;
  let second: SiteProcess;
  let owner: APIRequestContext;

  const startSecond = async () => {
    const settings = { ROLE: 'web', DATABASE_URL: await databaseUrl(site), PUBLIC_URL: site.url };
    return (await SiteProcess.start(site.dataDir, settings)).ready();
  };

  test.beforeAll(async () => {
    site = await startSite(ownerSettings);
    second = await startSecond();
    owner = await requests.newContext({ baseURL: site.url, extraHTTPHeaders: { origin: site.url } });
    await openSession(owner, site.url);
  });
  test.afterAll(async () => {
    await owner?.dispose();
    await second?.end('SIGTERM');
    await site?.stop();
  });

  const home = async () => (await fetch(second.url)).text();
  const publish = async (value: string) => {
    const { revision } = (await (await owner.get(HOME)).json()) as { revision: number };
    const draft = await owner.put(`${HOME}/draft`, { data: { revision, changes: [{ ...HEADING, value }] } });
    expect(draft.status(), await draft.text()).toBe(200);
    const { revision: edited } = (await draft.json()) as { revision: number };
    const published = await owner.post(`${HOME}/publish`, { data: { revision: edited } });
    expect(published.status(), await published.text()).toBe(200);
  };

  test('is seen in a second process, and right after its restart', async () => {
    const times: number[] = [];
    for (let number = 1; number <= PUBLICATIONS; number += 1) {
      await publish(`Sentence ${number}.`);
      const publishedAt = performance.now();
      await expect.poll(home, { intervals: [20] }).toContain(`Sentence ${number}.`);
      times.push(Math.round(performance.now() - publishedAt));
    }
    const sorted = times.toSorted((one, other) => one - other);
    test.info().annotations.push({ type: 'published to seen, ms', description: times.join(', ') });
    process.stdout.write(
      `published to seen in another process: p95 ${sorted.at(-1)} ms (${times.join(', ')})\n`,
    );
    await second.end('SIGTERM');
    second = await startSecond();
    expect(await home()).toContain(`Sentence ${PUBLICATIONS}.`);
    await owner.post('/api/admin/content/reset');
    await expect.poll(home, { intervals: [20] }).not.toContain(`Sentence ${PUBLICATIONS}.`);
  });
});
