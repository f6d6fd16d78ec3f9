import { chromium } from '@playwright/test';

import { pg, siteDatabaseUrl } from '../buyers/site-database.mjs';
import { owner, signIn, startSite } from '../bench/start-site.mjs';
import { fill } from '../seed-large/fill.mjs';
import { step } from '../start/progress.mjs';
import { measureAccessibility } from './lighthouse.mjs';
import { deaf } from './audit-site.mjs';

const promised = 100;

/** @typedef {{ siteUrl: string, cookie: string, chromePath: string, endings: import('../bench/endings.mjs').Endings }} Dashboard */

/** A site of its own with years of orders and readers, so that there is something on every page. @param {Dashboard['endings']} endings */
async function startFullSite(endings) {
  const { url, dataDir } = await startSite(endings, owner);
  const client = new pg.Client({ connectionString: await siteDatabaseUrl(dataDir) });
  await client.connect();
  await fill(client);
  await client.end();
  return url;
}

/**
 * The addresses of all pages, as the navigation leads to them and from there the tabs of each.
 * @param {Dashboard} desk
 * @returns {Promise<string[]>}
 */
async function pagesOf({ siteUrl, cookie, chromePath, endings }) {
  const browser = await chromium.launch({ executablePath: chromePath, args: ['--no-sandbox'], ...deaf });
  endings.add(() => browser.close());
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    extraHTTPHeaders: { cookie },
  });
  const page = await context.newPage();
  /** @param {string} address @param {string} links @returns {Promise<string[]>} */
  const linksAt = async (address, links) => {
    await page.goto(siteUrl + address, { waitUntil: 'networkidle' });
    const ways = await page.locator(links).all();
    const found = await Promise.all(ways.map((way) => way.getAttribute('href')));
    return found.flatMap((href) => (href?.startsWith('/admin') ? [href] : []));
  };
  const pages = await linksAt('/admin', 'nav[aria-label="Dashboard"] a');
  const tabs = [];
  for (const address of pages) tabs.push(...(await linksAt(address, 'main nav a')));
  await browser.close();
  return [...new Set([...pages, ...tabs].map((address) => address.replace(/\/$/, '') || '/admin'))];
}

/**
 * Measures every page of the dashboard with Lighthouse, on a phone and at a desk: each is promised an accessibility of 100.
 * @param {{ chromePath: string, only: string[] | undefined, endings: Dashboard['endings'] }} options
 * @returns {Promise<{ report: string, problems: string[] }>}
 */
export async function auditDashboard({ chromePath, only, endings }) {
  const start = () => startFullSite(endings);
  const siteUrl = await step('Starting and filling a site', 'The site is running', start);
  const cookie = await signIn(siteUrl);
  const pages = await pagesOf({ siteUrl, cookie, chromePath, endings });
  /** @type {string[]} */
  const problems = [];
  const rows = ['| page | phone | desk |', '| --- | ---: | ---: |'];
  await step('Measuring every page', 'Measured every page', async (say) => {
    for (const address of pages.filter((found) => !only || only.includes(found))) {
      say(address);
      const options = { chromePath, cookie };
      const phone = await measureAccessibility(siteUrl + address, { ...options, formFactor: 'mobile' });
      const desk = await measureAccessibility(siteUrl + address, { ...options, formFactor: 'desktop' });
      rows.push(`| \`${address}\` | ${phone.score} | ${desk.score} |`);
      for (const [where, { score, faults }] of Object.entries({ phone, desk })) {
        if (score < promised) problems.push(`${address} (${where}): ${score}: ${faults.join('; ')}`);
      }
    }
  });
  for (const problem of problems) console.log(`✗ ${problem}`);
  return { report: rows.join('\n'), problems };
}
