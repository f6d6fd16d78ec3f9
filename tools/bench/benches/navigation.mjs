import { createServer, request } from 'node:http';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

import { findBrowser } from '../../test/programs.mjs';
import { inTurn } from '../measure.mjs';
import { openTab, startPipedBrowser } from './piped-browser.mjs';

const clicks = 10;
const from = '/about';
const to = '/books';
/** A pointer comes to a link some time before it is pressed. */
const restsMs = 400;
const latencyMs = 40;
const lookAgainMs = 50;
const longestMs = 30_000;

/** @typedef {import('./piped-browser.mjs').PipedBrowser} PipedBrowser */
/** @typedef {{ ms: number, isAhead: boolean }} Click from the click to the new page painted, and whether it was drawn ahead */

/**
 * @template T
 * @param {() => Promise<T | undefined | null>} look
 * @returns {Promise<T>}
 */
async function until(look) {
  for (const startedMs = performance.now(); performance.now() - startedMs < longestMs;) {
    const found = await look();
    if (found !== undefined && found !== null) return found;
    await wait(lookAgainMs);
  }
  throw new Error(`A page was not painted within ${longestMs / 1000} s.`);
}

const findLink = `(() => {
  if (document.readyState !== 'complete') return null;
  addEventListener('click', ({ timeStamp }) => {
    localStorage.setItem('clicked', performance.timeOrigin + timeStamp);
  }, true);
  const link = [...document.querySelectorAll('a[href="${to}"]')].find((found) => found.checkVisibility());
  link.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = link.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
})()`;
const forbid = `document.querySelector('script[type="speculationrules"]').remove()`;
const read = `(() => {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const [{ activationStart }] = performance.getEntriesByType('navigation');
  const clicked = Number(localStorage.getItem('clicked'));
  return paint && clicked
    ? { ms: performance.timeOrigin + paint.startTime - clicked, isAhead: activationStart > 0 }
    : null;
})()`;

/** @param {PipedBrowser} browser @param {string} siteUrl @param {{ speculates: boolean }} how @returns {Promise<Click>} */
async function click(browser, siteUrl, { speculates }) {
  const tab = await openTab(browser, siteUrl + from);
  const place = await until(() => tab.askShown(from, findLink));
  if (!speculates) await tab.askShown(from, forbid);
  /** @param {string} type @param {object} [button] */
  const point = (type, button) =>
    browser.send('Input.dispatchMouseEvent', { type, ...place, ...button }, tab.first);
  await point('mouseMoved');
  await wait(restsMs);
  const left = { button: 'left', clickCount: 1 };
  await point('mousePressed', left);
  // The page may be gone before it has said that it heard.
  point('mouseReleased', left).catch(() => undefined);
  const painted = await until(() => tab.askShown(to, read));
  await tab.close();
  return painted;
}

/** The site as from some way off: every answer comes later. @param {string} siteUrl @param {import('../endings.mjs').Endings} endings */
async function farAway(siteUrl, endings) {
  const server = createServer((asked, answer) => {
    const { method, headers, url } = asked;
    const onward = request(siteUrl + url, { method, headers }, (from) => {
      setTimeout(() => {
        answer.writeHead(from.statusCode ?? 502, from.headers);
        from.pipe(answer);
      }, latencyMs);
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  });
  endings.add(async () => {
    server.closeAllConnections();
    server.close();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return `http://127.0.0.1:${address.port}`;
}

/**
 * From the click on a link to the new page painted, on a first visit, as the browser has it: with the next page drawn ahead,
 * and without.
 * @type {import('../benches.mjs').Bench}
 */
export const navigation = {
  name: 'navigation',
  title: 'From one page to the next',
  async run({ siteUrl, endings, say }) {
    const program = await findBrowser(say);
    if (!program) throw new Error('There is no Chromium; name one in CHROMIUM_PATH.');
    const browser = startPipedBrowser(program, endings);
    const results = [];
    for (const [where, url] of [
      ['loopback', siteUrl],
      [`${latencyMs} ms away`, await farAway(siteUrl, endings)],
    ]) {
      say(`${where}: ${clicks} clicks with speculation, ${clicks} without`);
      const rounds = await inTurn(clicks, {
        site: () => click(browser, url ?? siteUrl, { speculates: true }),
        beside: () => click(browser, url ?? siteUrl, { speculates: false }),
      });
      const ahead = rounds.filter(({ site }) => site.isAhead).length;
      results.push(
        {
          ...{ bench: 'navigation', title: `click to the next page painted, ${where}` },
          ...{ unit: /** @type {const} */ ('ms'), beside: 'without speculation' },
          rounds: rounds.map(({ site, beside }) => ({ site: site.ms, beside: beside.ms })),
        },
        {
          ...{ bench: 'navigation', title: `drawn ahead when clicked, ${where}` },
          ...{ value: `${ahead} of ${clicks}`, unit: /** @type {const} */ ('') },
        },
      );
    }
    return results;
  },
};
