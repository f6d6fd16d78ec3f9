import { HtmlValidate } from 'html-validate';

import type { Stage } from '../harness/run-trial.js';
import { crawl, type CrawledPage, fetchPage } from './crawl.js';
import {
  judge,
  limitBytesOf,
  type MeasuredPage,
  notice,
  oneOfEachKind,
  pageTable,
  timeFaults,
} from './judge.js';
import { measurePage, medians } from './lighthouse.js';

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
const usualRuns = 3;

/** Hides the secret of an order's page, which `--only` calls /orders. */
const shown = (text: string) => text.replace(/\/orders\/[\w.:-]+/, '/orders');

async function measure(siteUrl: string, page: CrawledPage, runs: number, chromePath: string) {
  const first = await measurePage(siteUrl, page, chromePath);
  if (runs === 1 && timeFaults(page.path, first).length === 0) return first;
  const all: [typeof first, ...(typeof first)[]] = [first];
  while (all.length < usualRuns) all.push(await measurePage(siteUrl, page, chromePath));
  return medians(all);
}

export interface SiteOptions {
  siteUrl: string;
  chromePath: string;
  /** Measures every listed page three times, instead of one of each kind. */
  all: boolean;
  /** Pages to validate and measure; the crawl always follows all links. */
  only: string[] | undefined;
  /** The secret path of an order. */
  orderPath: string | undefined;
}

/** Follows every link, validates the HTML and measures each page as a phone. */
export async function auditSite(
  { siteUrl, chromePath, all, only, orderPath }: SiteOptions,
  { say }: Pick<Stage, 'say'>,
): Promise<{ report: string; violations: string[] }> {
  say('following every link');
  const { pages: crawled, problems: violations } = await crawl(siteUrl);
  const paths = crawled.map(({ path }) => path);
  const unlinked = [notice, ...(orderPath ? [orderPath] : [])];
  const every = [...crawled, ...(await Promise.all(unlinked.map((path) => fetchPage(siteUrl, path))))];
  const pages = every.filter(({ path }) => !only || only.includes(shown(path)));
  for (const page of pages) violations.push(...(await validateHtml({ ...page, path: shown(page.path) })));
  const kinds = oneOfEachKind(paths);
  const measuredPages: MeasuredPage[] = [];
  // A query only presets a choice in the same page.
  for (const page of pages.filter(({ path }) => !path.includes('?'))) {
    const { path, html, isIndexed } = page;
    say(`measuring ${shown(path)}`);
    const runs = kinds.has(path) || (all && isIndexed) ? usualRuns : 1;
    const measured = await measure(siteUrl, page, runs, chromePath);
    const judged = { path: shown(path), html, measured, limitBytes: limitBytesOf(path, paths) };
    violations.push(...judge(judged));
    measuredPages.push(judged);
  }
  return { report: pageTable(measuredPages), violations };
}
