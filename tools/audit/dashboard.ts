import { chromium } from '@playwright/test';

import { connect, siteDatabaseUrl } from '../harness/database.js';
import type { Stage } from '../harness/run-trial.js';
import { owner, signIn, startSite } from '../harness/site.js';
import { fill } from '../seed-large/fill.js';
import { markdownTable } from './judge.js';
import { measureAccessibility } from './lighthouse.js';

const leastScore = 100;

/** Finds all pages by the navigation, and their tabs. */
async function findPages(siteUrl: string, cookie: string, chromePath: string): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: chromePath, args: ['--no-sandbox'] });
  const viewport = { width: 1440, height: 900 };
  const page = await browser.newPage({ viewport, extraHTTPHeaders: { cookie } });
  const linksOn = async (address: string, selector: string) => {
    await page.goto(siteUrl + address, { waitUntil: 'networkidle' });
    const links = await page.locator(selector).all();
    const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
    return addresses.flatMap((href) => (href?.startsWith('/admin') ? [href] : []));
  };
  const pages = await linksOn('/admin', 'nav[aria-label="Dashboard"] a');
  const tabs = [];
  for (const address of pages) tabs.push(...(await linksOn(address, 'main nav a')));
  await browser.close();
  return [...new Set([...pages, ...tabs].map((address) => address.replace(/\/$/, '') || '/admin'))];
}

/** Measures the accessibility of every page of a full dashboard, on a phone and on a desktop. */
export async function auditDashboard(
  { chromePath, only }: { chromePath: string; only: string[] | undefined },
  { cleanup, say }: Stage,
): Promise<{ report: string; violations: string[] }> {
  say('starting and filling a site');
  const { url: siteUrl, dataDir } = await startSite(cleanup, owner);
  await fill(await connect(await siteDatabaseUrl(dataDir), cleanup));
  const cookie = await signIn(siteUrl);
  const violations: string[] = [];
  const rows: string[][] = [];
  for (const address of await findPages(siteUrl, cookie, chromePath)) {
    if (only && !only.includes(address)) continue;
    say(`measuring ${address}`);
    const scores = [];
    for (const isDesktop of [false, true]) {
      const options = { chromePath, cookie, isDesktop };
      const { score, faults } = await measureAccessibility(siteUrl + address, options);
      scores.push(String(score));
      if (score < leastScore) {
        const device = isDesktop ? 'desktop' : 'phone';
        violations.push(`${address} (${device}): ${score}: ${faults.join('; ')}`);
      }
    }
    rows.push([`\`${address}\``, ...scores]);
  }
  return { report: markdownTable(['page', 'phone', 'desktop'], rows), violations };
}
