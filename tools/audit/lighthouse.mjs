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
 * @typedef {object} Scores
 * @property {Record<(typeof categories)[number], number>} scores 0 to 100
 * @property {number} layoutShift
 * @property {number} largestPaintMs
 * @property {string | undefined} largestSelector CSS path of the largest element painted
 */

/** @param {number[]} values */
const median = (values) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * Measures a page with Lighthouse's own settings for a phone, each time in a fresh browser.
 * @param {string} url
 * @param {{ chromePath: string, runs: number }} options
 * @returns {Promise<Scores>} medians
 */
export async function measurePage(url, { chromePath, runs }) {
  /** @type {Scores[]} */
  const measured = [];
  for (let glitches = 0; measured.length < runs;) {
    try {
      measured.push(await measureOnce(url, chromePath));
    } catch (error) {
      // Now and then a fresh browser records no beginning of the page: that says nothing of the page.
      glitches += 1;
      if (glitches > retries) throw error;
    }
  }
  const scores = Object.fromEntries(
    categories.map((name) => [name, median(measured.map(({ scores }) => scores[name]))]),
  );
  return {
    scores: /** @type {Scores['scores']} */ (scores),
    layoutShift: median(measured.map(({ layoutShift }) => layoutShift)),
    largestPaintMs: median(measured.map(({ largestPaintMs }) => largestPaintMs)),
    largestSelector: measured.at(-1)?.largestSelector,
  };
}

/** @param {string} url @param {string} chromePath @returns {Promise<Scores>} */
async function measureOnce(url, chromePath) {
  const chrome = await launch({ chromePath, chromeFlags, handleSIGINT: false });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'silent',
      onlyCategories: [...categories],
    });
    if (!result) throw new Error(`Lighthouse has no result for ${url}.`);
    const { audits, categories: found, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${runtimeError.message}`);
    const scores = Object.fromEntries(
      categories.map((name) => [name, Math.round((found[name]?.score ?? 0) * 100)]),
    );
    return {
      scores: /** @type {Scores['scores']} */ (scores),
      layoutShift: audits['cumulative-layout-shift']?.numericValue ?? 0,
      largestPaintMs: audits['largest-contentful-paint']?.numericValue ?? 0,
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
