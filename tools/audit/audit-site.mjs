import { chromium } from '@playwright/test';
import { HtmlValidate } from 'html-validate';

import { step } from '../start/progress.mjs';
import { browse, firstLoadBytes } from './browse.mjs';
import { crawl } from './crawl.mjs';
import { judge, table } from './judge.mjs';
import { measurePage } from './lighthouse.mjs';

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

/**
 * @param {{ siteUrl: string, chromePath: string, runs: number, only: string[] | undefined,
 *   endings: import('../bench/endings.mjs').Endings }} options
 *   `only`: paths to look at closely; the crawl always goes everywhere
 */
export async function auditSite({ siteUrl, chromePath, runs, only, endings }) {
  const crawled = await step('Following every link', 'Followed every link', () => crawl(siteUrl));
  const problems = crawled.problems;
  /** Said at once: the whole takes long, and may be ended before its end. @param {string[]} found */
  const complain = (found) => {
    for (const problem of found) console.log(`✗ ${problem}`);
    problems.push(...found);
  };
  for (const problem of problems) console.log(`✗ ${problem}`);
  const pages = crawled.pages.filter(({ path }) => !only || only.includes(path));
  await step('Checking the HTML', 'Checked the HTML', async () => {
    for (const page of pages) complain(await validateHtml(page));
  });

  const browser = await chromium.launch({ executablePath: chromePath, args: browserArguments, ...deaf });
  endings.add(() => browser.close());
  await step('Opening every page', 'Opened every page', async (say) => {
    for (const { path } of pages) {
      // The same page with another choice made in it.
      if (path.includes('?')) continue;
      say(path);
      complain(await browse(browser, siteUrl, path));
    }
  });

  /** @type {import('./judge.mjs').MeasuredPage[]} */
  const measuredPages = [];
  const plain = await browser.newContext({ javaScriptEnabled: false });
  await step('Measuring every page', 'Measured every page', async (say) => {
    for (const { path, html } of pages.filter(({ isIndexed }) => isIndexed)) {
      say(path);
      const measured = await measurePage(siteUrl + path, { chromePath, runs });
      const page = await plain.newPage();
      await page.goto(siteUrl + path);
      const { largestSelector } = measured;
      const isLargestPrerendered =
        largestSelector !== undefined && (await page.locator(JSON.parse(largestSelector)).count()) > 0;
      await page.close();
      const scriptBytes = await firstLoadBytes(siteUrl, html);
      const measuredPage = { path, measured, scriptBytes, isLargestPrerendered };
      complain(judge(measuredPage));
      measuredPages.push(measuredPage);
    }
  });
  await browser.close();
  return { report: table(measuredPages), problems };
}
