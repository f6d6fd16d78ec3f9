import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';

const scriptPattern = /(?:rel="modulepreload"[^>]*href|<script type="module"[^>]*src)="([^"]+)"/g;

/**
 * What a page's head asks for before the page lives.
 * @param {string} siteUrl
 * @param {string} html
 * @returns {Promise<number>} bytes of its scripts, gzipped
 */
export async function firstLoadBytes(siteUrl, html) {
  const addresses = new Set([...html.matchAll(scriptPattern)].map(([, address = '']) => address));
  const sizes = await Promise.all(
    [...addresses].map(async (address) => {
      const answer = await fetch(new URL(address, siteUrl));
      return gzipSync(Buffer.from(await answer.arrayBuffer()), { level: 9 }).length;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const widths = [390, 1440];
const heightPixels = 900;
const schemes = /** @type {const} */ (['light', 'dark']);

/**
 * Opens a page at both widths in both schemes: axe looks at it, and whatever the console says is a problem.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} siteUrl
 * @param {string} path
 * @returns {Promise<string[]>}
 */
export async function browse(browser, siteUrl, path) {
  /** @type {string[]} */
  const problems = [];
  for (const colorScheme of schemes) {
    for (const width of widths) {
      const context = await browser.newContext({
        viewport: { width, height: heightPixels },
        colorScheme,
        reducedMotion: 'reduce',
        bypassCSP: true,
      });
      const page = await context.newPage();
      const where = `${path} (${width} px, ${colorScheme})`;
      page.on('console', (message) => problems.push(`${where}: the console says: ${message.text()}`));
      page.on('pageerror', (error) => problems.push(`${where}: ${error.message}`));
      await page.goto(siteUrl + path, { waitUntil: 'networkidle' });
      problems.push(...(await wideness(page)).map((line) => `${where}: ${line}`));
      problems.push(...(await violations(page)).map((line) => `${where}: ${line}`));
      await context.close();
    }
  }
  return problems;
}

/** @param {import('@playwright/test').Page} page @returns {Promise<string[]>} */
async function wideness(page) {
  const overflow = await page.evaluate('document.documentElement.scrollWidth - window.innerWidth');
  return Number(overflow) > 0 ? [`the page is ${overflow} px wider than its window`] : [];
}

/** @param {import('@playwright/test').Page} page @returns {Promise<string[]>} */
async function violations(page) {
  const options = JSON.stringify({ runOnly: standards });
  /** @type {{ violations: { id: string, help: string, nodes: { target: string[] }[] }[] }} */
  const result = await page.evaluate(`${axeSource}; axe.run(document, ${options})`);
  return result.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  );
}
