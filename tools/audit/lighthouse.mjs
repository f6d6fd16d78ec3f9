import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';

const categories = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo']);
/** No look-ups of its own, which a closed network would answer with a flood of refusals. */
const chromeFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How many measurements of a page may come to nothing. */
const retries = 3;

/**
 * One measurement of a page, or the medians of some.
 * @typedef {object} Measured
 * @property {Partial<Record<(typeof categories)[number], number>> & { performance: number }} scores 0 to 100; no SEO where
 *   search engines are asked to stay away
 * @property {number} largestPaintMs
 * @property {number} blockedMs
 * @property {number} layoutShift
 * @property {number} scriptBytes before a sign of a visitor
 * @property {number} bytes of all that a phone fetches
 * @property {number} runs
 * @property {string | undefined} largestSelector CSS path of the largest element painted
 */

/** @param {number[]} values */
const median = (values) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** @param {[Measured, ...Measured[]]} runs @returns {Measured} */
export function medians(runs) {
  /** @param {(run: Measured) => number} figure */
  const middle = (figure) => median(runs.map(figure));
  const [first] = runs;
  const names = /** @type {(typeof categories)[number][]} */ (Object.keys(first.scores));
  const scores = Object.fromEntries(names.map((name) => [name, middle((run) => run.scores[name] ?? 0)]));
  return {
    scores: /** @type {Measured['scores']} */ (scores),
    largestPaintMs: middle(({ largestPaintMs }) => largestPaintMs),
    blockedMs: middle(({ blockedMs }) => blockedMs),
    layoutShift: middle(({ layoutShift }) => layoutShift),
    scriptBytes: middle(({ scriptBytes }) => scriptBytes),
    bytes: middle(({ bytes }) => bytes),
    runs: runs.length,
    largestSelector: runs.at(-1)?.largestSelector,
  };
}

/** @typedef {{ chromePath: string, inlineScriptBytes: number, isIndexed: boolean }} PageOptions */

/**
 * Measures a page once with Lighthouse's own settings for a phone, in a fresh browser.
 * @param {string} url
 * @param {PageOptions} options
 * @returns {Promise<Measured>}
 */
export async function measurePage(url, options) {
  for (let glitches = 0; ; glitches += 1) {
    try {
      return await measureOnce(url, options);
    } catch (error) {
      // Now and then a fresh browser records no beginning of the page: that says nothing of the page.
      if (glitches === retries) throw error;
    }
  }
}

/** @param {string} url @param {PageOptions} options @returns {Promise<Measured>} */
async function measureOnce(url, { chromePath, inlineScriptBytes, isIndexed }) {
  const chrome = await launch({ chromePath, chromeFlags, handleSIGINT: false });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'silent',
      onlyCategories: categories.filter((name) => isIndexed || name !== 'seo'),
      // Nobody looks at it.
      disableFullPageScreenshot: true,
    });
    if (!result) throw new Error(`Lighthouse has no result for ${url}.`);
    const { audits, categories: found, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${runtimeError.message}`);
    /** @param {string} id */
    const figure = (id) => audits[id]?.numericValue ?? Number.NaN;
    const requests = audits['network-requests']?.details?.items ?? [];
    const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
    return {
      scores: /** @type {Measured['scores']} */ (
        Object.fromEntries(
          Object.entries(found).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
        )
      ),
      largestPaintMs: figure('largest-contentful-paint'),
      blockedMs: figure('total-blocking-time'),
      layoutShift: figure('cumulative-layout-shift'),
      scriptBytes: scripts.reduce((sum, { transferSize }) => sum + transferSize, inlineScriptBytes),
      bytes: figure('total-byte-weight'),
      runs: 1,
      largestSelector: /"selector":("(?:[^"\\]|\\.)*")/.exec(
        JSON.stringify(audits['largest-contentful-paint-element']?.details ?? ''),
      )?.[1],
    };
  } finally {
    chrome.kill();
  }
}

/**
 * What Lighthouse has to say of the accessibility of a page that somebody is signed in to.
 * @param {string} url
 * @param {{ chromePath: string, cookie: string, formFactor: 'mobile' | 'desktop' }} options
 * @returns {Promise<{ score: number, faults: string[] }>} 0 to 100, and the titles of what falls short
 */
export async function measureAccessibility(url, { chromePath, cookie, formFactor }) {
  const chrome = await launch({ chromePath, chromeFlags: [...chromeFlags], handleSIGINT: false });
  try {
    const flags = {
      ...{ port: chrome.port, logLevel: /** @type {const} */ ('silent') },
      onlyCategories: ['accessibility'],
      extraHeaders: { cookie },
    };
    const result = await lighthouse(url, flags, formFactor === 'desktop' ? desktopConfig : undefined);
    if (!result) throw new Error(`Lighthouse has no result for ${url}.`);
    const { audits, categories, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${runtimeError.message}`);
    const faults = Object.values(audits)
      .filter(({ score }) => score === 0)
      .map(({ id, title }) => `${title} (${id})`);
    return { score: Math.round((categories['accessibility']?.score ?? 0) * 100), faults };
  } finally {
    chrome.kill();
  }
}
