import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';

const inlineScriptPattern = /<script>(.*?)<\/script>/gs;

/** What scripts in a page's own HTML weigh, gzipped. @param {string} html */
export const inlineScriptBytes = (html) =>
  [...html.matchAll(inlineScriptPattern)].reduce(
    (sum, [, script = '']) => sum + gzipSync(script, { level: 9 }).length,
    0,
  );

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
  const ways = schemes.flatMap((colorScheme) => widths.map((width) => ({ colorScheme, width })));
  return (await Promise.all(ways.map((way) => look(browser, siteUrl + path, path, way)))).flat();
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {string} path
 * @param {{ colorScheme: (typeof schemes)[number], width: number }} way
 */
async function look(browser, url, path, { colorScheme, width }) {
  const context = await browser.newContext({
    viewport: { width, height: heightPixels },
    colorScheme,
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  /** @type {string[]} */
  const problems = [];
  const page = await context.newPage();
  page.on('console', (message) => problems.push(`the console says: ${message.text()}`));
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(url, { waitUntil: 'networkidle' });
  problems.push(...(await wideness(page)), ...(await violations(page)));
  await context.close();
  return problems.map((problem) => `${path} (${width} px, ${colorScheme}): ${problem}`);
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
