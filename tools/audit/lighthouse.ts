import { gzipSync } from 'node:zlib';

import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';

import { spread } from '../harness/statistics.js';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** No requests of the browser itself, which a closed network would answer with errors. */
const chromeFlags = [
  ...['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
];
/** Now and then, a new browser does not record the start of a page. */
const retries = 3;

/** One measurement of a page, or the medians of several. */
export interface Measured {
  /** 0 to 100; no SEO for a page that search engines must not list. */
  scores: Partial<Record<(typeof categories)[number], number>> & { performance: number };
  largestPaintMs: number;
  blockedMs: number;
  layoutShift: number;
  /** Before an interaction. */
  scriptBytes: number;
  fontBytes: number;
  /** Of everything that a phone fetches. */
  bytes: number;
  runs: number;
  /** The CSS path of the largest element. */
  largestSelector: string | undefined;
}

/** @throws if there are no runs */
export function medians(runs: readonly Measured[]): Measured {
  const median = (value: (run: Measured) => number) => spread(runs.map(value)).median;
  const scoreNames = categories.filter((name) => runs.some(({ scores }) => name in scores));
  const scores = scoreNames.map((name) => [name, median((run) => run.scores[name] ?? 0)]);
  return {
    scores: Object.fromEntries(scores),
    largestPaintMs: median(({ largestPaintMs }) => largestPaintMs),
    blockedMs: median(({ blockedMs }) => blockedMs),
    layoutShift: median(({ layoutShift }) => layoutShift),
    scriptBytes: median(({ scriptBytes }) => scriptBytes),
    fontBytes: median(({ fontBytes }) => fontBytes),
    bytes: median(({ bytes }) => bytes),
    runs: runs.length,
    largestSelector: runs.at(-1)?.largestSelector,
  };
}

interface RunOptions {
  onlyCategories: string[];
  blockedUrlPatterns?: string[];
  /** `devtools` waits for a slow connection; `simulate`, the default, computes what it would be. */
  throttlingMethod?: 'simulate' | 'devtools';
}

/** Runs Lighthouse in a new browser. */
export async function runLighthouse(url: string, chromePath: string, options: RunOptions): Promise<Result> {
  for (let failures = 0; ; failures += 1) {
    const chrome = await launch({ chromePath, chromeFlags, handleSIGINT: false });
    try {
      const result = await lighthouse(url, {
        port: chrome.port,
        logLevel: 'silent',
        ...options,
        disableFullPageScreenshot: true,
      });
      if (!result) throw new Error(`Lighthouse has no result for ${url}.`);
      const { runtimeError } = result.lhr;
      if (runtimeError) throw new Error(`Lighthouse failed for ${url}: ${runtimeError.message}`);
      return result.lhr;
    } catch (error) {
      if (failures === retries) throw error;
    } finally {
      chrome.kill();
    }
  }
}

const percent = (score: number | null | undefined) => Math.round((score ?? 0) * 100);

/** The gzipped size of the scripts in a page's HTML. */
const inlineScriptBytes = (html: string) =>
  [...html.matchAll(/<script>(.*?)<\/script>/gs)].reduce(
    (sum, [, script = '']) => sum + gzipSync(script, { level: 9 }).length,
    0,
  );

/** Measures a page once, as a phone. */
export async function measurePage(
  siteUrl: string,
  { path, html, isIndexed }: { path: string; html: string; isIndexed: boolean },
  chromePath: string,
): Promise<Measured> {
  const { audits, categories: found } = await runLighthouse(siteUrl + path, chromePath, {
    onlyCategories: categories.filter((name) => isIndexed || name !== 'seo'),
  });
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const requests = audits['network-requests']?.details?.items ?? [];
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  const fonts = requests.filter(({ resourceType }) => resourceType === 'Font');
  const scores = Object.entries(found).map(([name, { score }]) => [name, percent(score)]);
  const [, selector] =
    /"selector":("(?:[^"\\]|\\.)*")/.exec(
      JSON.stringify(audits['largest-contentful-paint-element']?.details ?? ''),
    ) ?? [];
  return {
    scores: Object.fromEntries(scores),
    largestPaintMs: value('largest-contentful-paint'),
    blockedMs: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
    scriptBytes: scripts.reduce((sum, { transferSize }) => sum + transferSize, inlineScriptBytes(html)),
    fontBytes: fonts.reduce((sum, { transferSize }) => sum + transferSize, 0),
    bytes: value('total-byte-weight'),
    runs: 1,
    largestSelector: selector === undefined ? undefined : (JSON.parse(selector) as string),
  };
}
