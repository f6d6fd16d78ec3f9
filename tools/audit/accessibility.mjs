import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';

import { chromeFlags } from './lighthouse.mjs';

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
