import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';

import { startChild, stopChild } from '../../start/children.mjs';

const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--remote-debugging-pipe'];

/** A browser says "now" as the moment in which it answers; this long it may take. */
const answerLimitMs = 30_000;

/** @typedef {Record<string, any>} Params what the protocol has as JSON */

/**
 * A browser that is spoken to by Chrome's own protocol (https://chromedevtools.github.io/devtools-protocol/), over a pipe:
 * Playwright forbids it to draw pages ahead.
 * @param {string} program
 * @param {import('../endings.mjs').Endings} endings
 */
export function startPipedBrowser(program, endings) {
  const child = startChild(program, flags, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
  endings.add(() => stopChild(child));
  const input = /** @type {import('node:stream').Writable} */ (child.stdio[3]);
  const output = /** @type {import('node:stream').Readable} */ (child.stdio[4]);
  input.on('error', () => undefined);
  /** @type {Map<number, (message: Params) => void>} */
  const waiting = new Map();
  let count = 0;
  // Messages end with a zero byte, which a line may hold as well as not: it is made the end of a line.
  const lines = new PassThrough();
  output.on('data', (/** @type {Buffer} */ bytes) => {
    lines.write(bytes.map((byte) => (byte === 0 ? 10 : byte)));
  });
  /** @type {Set<(message: Params) => void>} */
  const listeners = new Set();
  createInterface({ input: lines }).on('line', (line) => {
    const message = JSON.parse(line);
    for (const listen of listeners) listen(message);
    waiting.get(message.id)?.(message);
    waiting.delete(message.id);
  });
  return {
    listeners,
    /**
     * @param {string} method
     * @param {Params} [params]
     * @param {string} [sessionId] of the page that is meant
     * @returns {Promise<Params>}
     */
    send(method, params = {}, sessionId = undefined) {
      const id = (count += 1);
      input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
      return new Promise((resolve, reject) => {
        const limit = setTimeout(
          () => reject(new Error(`The browser does not answer ${method}.`)),
          answerLimitMs,
        );
        waiting.set(id, ({ result, error }) => {
          clearTimeout(limit);
          if (error) reject(new Error(`${method}: ${error.message}`));
          else resolve(result);
        });
      });
    },
  };
}

/** @typedef {ReturnType<typeof startPipedBrowser>} PipedBrowser */

/**
 * Somebody's first visit: nothing of another is in its cache. It is a tab that is attached to, and through it each page: who
 * attaches to a page forbids it to draw others ahead.
 * @param {PipedBrowser} browser
 * @param {string} url
 */
export async function openTab(browser, url) {
  const { browserContextId } = await browser.send('Target.createBrowserContext');
  const tab = { url: 'about:blank', browserContextId, width: 1280, height: 900, forTab: true };
  const { targetId } = await browser.send('Target.createTarget', tab);
  const { sessionId: ofTab } = await browser.send('Target.attachToTarget', { targetId, flatten: true });
  /** @type {string[]} */
  const pages = [];
  /** @param {Params} message */
  const listen = ({ method, params, sessionId }) => {
    if (sessionId === ofTab && method === 'Target.attachedToTarget') pages.push(params.sessionId);
  };
  browser.listeners.add(listen);
  const everything = { autoAttach: true, flatten: true, waitForDebuggerOnStart: false };
  await browser.send('Target.setAutoAttach', everything, ofTab);
  const first = pages[0];
  if (!first) throw new Error('A tab without a page.');
  await browser.send('Page.navigate', { url }, first);
  /** @param {string} session @param {string} expression */
  const ask = async (session, expression) =>
    (await browser.send('Runtime.evaluate', { expression, returnByValue: true }, session)).result.value;
  return {
    first,
    ask,
    /**
     * Asks the page that is shown, which may be one that was drawn ahead.
     * @param {string} path its address
     * @param {string} expression
     */
    async askShown(path, expression) {
      const isShown = `location.pathname === '${path}' && !document.prerendering`;
      for (const session of pages) {
        // The one before is gone, and does not answer.
        const answer = await ask(session, `${isShown} ? ${expression} : null`).catch(() => null);
        if (answer !== null && answer !== undefined) return answer;
      }
      return undefined;
    },
    async close() {
      browser.listeners.delete(listen);
      await browser.send('Target.disposeBrowserContext', { browserContextId });
    },
  };
}
