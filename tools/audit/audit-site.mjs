import { chromium } from '@playwright/test';
import { HtmlValidate } from 'html-validate';

import { step } from '../start/progress.mjs';
import { browse, inlineScriptBytes } from './browse.mjs';
import { crawl } from './crawl.mjs';
import { judge, lateness, table } from './judge.mjs';
import { limitBytes, notice, oneOfEachKind } from './kinds.mjs';
import { measurePage, medians } from './lighthouse.mjs';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // How it is written does not matter, only whether it is right: React writes it.
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'long-title': 'off',
    // Room to type in is not a fault of the page.
    'no-inline-style': 'error',
  },
});

/**
 * @param {{ path: string, html: string }} page
 * @returns {Promise<string[]>} what is wrong with its HTML
 */
export async function validateHtml({ path, html }) {
  const { results } = await validator.validateString(html, path);
  return results.flatMap(({ messages }) =>
    messages
      .filter(({ severity }) => severity === 2)
      .map(
        ({ ruleId, message, selector }) =>
          `${path}: ${message} (${ruleId}${selector ? `, ${selector}` : ''})`,
      ),
  );
}

const browserArguments = ['--no-sandbox', '--disable-quic', '--disable-background-networking'];
/** Signals are ours: Playwright would end this process before the site is closed. */
export const deaf = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };

/** How often a page is measured of which a median is wanted. */
const usualRuns = 3;

/** A page that no other leads to. @param {string} siteUrl @param {string} path @returns {Promise<import('./crawl.mjs').CrawledPage>} */
async function apart(siteUrl, path) {
  const answer = await fetch(siteUrl + path);
  return { path, html: await answer.text(), isIndexed: false };
}

/** The page of an order, by the name that `--only` has for it. @param {string} text */
const shown = (text) => text.replace(/\/orders\/[\w.:-]+/, '/orders');

/**
 * @typedef {object} Options
 * @property {string} siteUrl
 * @property {string} chromePath
 * @property {boolean} all whether every page that is listed is measured three times, not one of each kind
 * @property {string[] | undefined} only paths to look at closely; the crawl always goes everywhere
 * @property {string | undefined} orderPath of a purchase on that site; its address is secret, and in no report
 * @property {import('../bench/endings.mjs').Endings} endings
 */

/**
 * @param {import('./crawl.mjs').CrawledPage} page
 * @param {{ siteUrl: string, chromePath: string, runs: number, limitBytes: number, plain: import('@playwright/test').BrowserContext }} options
 * @returns {Promise<import('./judge.mjs').MeasuredPage>}
 */
async function measure({ path, html, isIndexed }, { siteUrl, chromePath, runs, limitBytes, plain }) {
  const options = { chromePath, isIndexed, inlineScriptBytes: inlineScriptBytes(html) };
  const measureIt = () => measurePage(siteUrl + path, options);
  const first = await measureIt();
  const page = await plain.newPage();
  await page.goto(siteUrl + path);
  const { largestSelector } = first;
  const isLargestPrerendered =
    largestSelector !== undefined && (await page.locator(JSON.parse(largestSelector)).count()) > 0;
  await page.close();
  const measured = { path, measured: first, limitBytes, isLargestPrerendered };
  if (runs === 1 && lateness(measured).length === 0) return measured;
  /** @type {[typeof first, ...typeof first[]]} */
  const all = [first];
  while (all.length < usualRuns) all.push(await measureIt());
  return { ...measured, measured: medians(all) };
}

/** @param {Options} options */
export async function auditSite({ siteUrl, chromePath, all, only, orderPath, endings }) {
  const crawled = await step('Following every link', 'Followed every link', () => crawl(siteUrl));
  const problems = crawled.problems;
  /** Said at once: the whole takes long, and may be ended before its end. @param {string[]} found */
  const complain = (found) => {
    for (const problem of found) console.log(`✗ ${problem}`);
    problems.push(...found);
  };
  for (const problem of problems) console.log(`✗ ${problem}`);
  const paths = crawled.pages.map(({ path }) => path);
  const every = [...crawled.pages, await apart(siteUrl, notice)];
  if (orderPath) every.push(await apart(siteUrl, orderPath));
  const pages = every.filter(({ path }) => !only || only.includes(shown(path)));
  await step('Checking the HTML', 'Checked the HTML', async () => {
    for (const page of pages) complain(await validateHtml({ ...page, path: shown(page.path) }));
  });

  const browser = await chromium.launch({ executablePath: chromePath, args: browserArguments, ...deaf });
  endings.add(() => browser.close());
  // One with a question mark is the same page with another choice made in it.
  const distinct = pages.filter(({ path }) => !path.includes('?'));
  await step('Opening every page', 'Opened every page', async (say) => {
    for (const { path } of distinct) {
      say(shown(path));
      complain((await browse(browser, siteUrl, path)).map(shown));
    }
  });

  /** @type {import('./judge.mjs').MeasuredPage[]} */
  const measuredPages = [];
  const kinds = oneOfEachKind(paths);
  const plain = await browser.newContext({ javaScriptEnabled: false });
  await step('Measuring every page', 'Measured every page', async (say) => {
    for (const page of distinct) {
      const { path, isIndexed } = page;
      say(shown(path));
      const runs = kinds.has(path) || (all && isIndexed) ? usualRuns : 1;
      const limit = limitBytes(path, paths);
      const found = await measure(page, { siteUrl, chromePath, runs, limitBytes: limit, plain });
      const measured = { ...found, path: shown(path) };
      complain(judge(measured));
      measuredPages.push(measured);
    }
  });
  await browser.close();
  return { report: table(measuredPages), problems };
}
