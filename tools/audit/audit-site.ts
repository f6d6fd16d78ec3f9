import { HtmlValidate } from 'html-validate';

import type { Stage } from '../harness/run-trial.js';
import { crawl, type CrawledPage, fetchPage } from './crawl.js';
import { measureFonts, startSlowFonts } from './fonts.js';
import { judge, type MeasuredPage, notice, oneOfEachKind, pageTable, timeFaults } from './judge.js';
import { type Measured, measurePage, medians } from './lighthouse.js';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // Matters of style: React writes the HTML.
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'long-title': 'off',
    'no-inline-style': 'error',
  },
});

async function validateHtml({ path, html }: CrawledPage): Promise<string[]> {
  const { results } = await validator.validateString(html, path);
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ severity }) => severity === 2)
    .map(
      ({ ruleId, message, selector }) => `${path}: ${message} (${ruleId}${selector ? `, ${selector}` : ''})`,
    );
}

/** For a median. */
const usualRuns = 5;

/** Hides the secret of an order's page, which `--only` calls /orders. */
const shown = (text: string) => text.replace(/\/orders\/[\w.:-]+/, '/orders');

interface Addresses {
  siteUrl: string;
  slowUrl: string;
  chromePath: string;
}

/** Measures a page often enough for medians, beside itself without fonts. */
async function measureKind({ siteUrl, slowUrl, chromePath }: Addresses, page: CrawledPage) {
  const all: Measured[] = [];
  const measurePaint = async () => {
    const measured = await measurePage(siteUrl, page, chromePath);
    all.push(measured);
    return measured.largestPaintMs;
  };
  const { path, html } = page;
  const trial = { siteUrl, slowUrl, path, html, chromePath, measurePaint, runs: usualRuns };
  const fonts = await measureFonts(trial);
  return { measured: medians(all), fonts };
}

/** Measures a page once, and for medians if it misses a limit. */
async function measure({ siteUrl, chromePath }: Addresses, page: CrawledPage, runs: number) {
  const all = [await measurePage(siteUrl, page, chromePath)];
  if (runs > 1 || all.some((first) => timeFaults(page.path, first).length > 0))
    while (all.length < usualRuns) all.push(await measurePage(siteUrl, page, chromePath));
  return { measured: medians(all) };
}

export interface SiteOptions {
  siteUrl: string;
  chromePath: string;
  /** Measures every listed page five times, instead of one of each kind. */
  all: boolean;
  /** Pages to validate and measure; the crawl always follows all links. */
  only: string[] | undefined;
  /** The secret path of an order. */
  orderPath: string | undefined;
}

/** Follows every link, validates the HTML and measures each page as a phone. */
export async function auditSite(
  { siteUrl, chromePath, all, only, orderPath }: SiteOptions,
  { say, cleanup }: Stage,
): Promise<{ report: string; violations: string[] }> {
  say('following every link');
  const { pages: crawled, problems: violations } = await crawl(siteUrl);
  const paths = crawled.map(({ path }) => path);
  const unlinked = [notice, ...(orderPath ? [orderPath] : [])];
  const every = [...crawled, ...(await Promise.all(unlinked.map((path) => fetchPage(siteUrl, path))))];
  const pages = every.filter(({ path }) => !only || only.includes(shown(path)));
  for (const page of pages) violations.push(...(await validateHtml({ ...page, path: shown(page.path) })));
  const kinds = oneOfEachKind(paths);
  const addresses = { siteUrl, slowUrl: await startSlowFonts(siteUrl, cleanup), chromePath };
  const measuredPages: MeasuredPage[] = [];
  // A query only presets a choice in the same page.
  for (const page of pages.filter(({ path }) => !path.includes('?'))) {
    const { path, isIndexed } = page;
    say(`measuring ${shown(path)}`);
    const found = kinds.has(path)
      ? await measureKind(addresses, page)
      : await measure(addresses, page, all && isIndexed ? usualRuns : 1);
    // A page may have changed since the crawl: facts of its files appear when they have been read.
    const { html } = await fetchPage(siteUrl, path);
    const judged = { path: shown(path), html, ...found };
    violations.push(...judge(judged));
    measuredPages.push(judged);
  }
  return { report: pageTable(measuredPages), violations };
}
