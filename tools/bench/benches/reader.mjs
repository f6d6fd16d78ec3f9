import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

import { strToU8, zipSync } from 'fflate';

import { boughtOrder } from '../../buyers/bought-order.mjs';
import { findBrowser } from '../../test/programs.mjs';
import { percentile } from '../measure.mjs';
import { openTab, startPipedBrowser } from './piped-browser.mjs';

const opens = 5;
const turns = 20;
const bookBytes = 5_000_000;
const chapters = 30;
/** Of the processor of this machine: about what a phone of some years has. */
const slowdown = 4;
/** The reader takes one turn after the other. */
const restMs = 300;
const lookAgainMs = 100;
const longestMs = 60_000;

/** Tells when the pages can be turned, and how long a turn takes: the line beneath them moves with it. */
const watch = `new MutationObserver(() => {
  const on = document.querySelector('dialog [role=progressbar] ~ button:last-of-type:not([disabled])');
  if (!on || window.shownMs) return;
  window.shownMs = performance.now();
  window.turn = () => new Promise((resolve) => {
    const line = document.querySelector('dialog [role=progressbar]');
    const begun = performance.now();
    const seen = new MutationObserver(() => { seen.disconnect(); resolve(performance.now() - begun); });
    seen.observe(line, { attributes: true, attributeFilter: ['style'] });
    on.click();
  });
}).observe(document, { childList: true, subtree: true, attributes: true })`;

/** A novel with a picture for each chapter, which does not get smaller by packing. */
function largeBook() {
  const paragraph = `<p>${'He waited on the porch, and said nothing for a while. '.repeat(12)}</p>`;
  const names = Array.from({ length: chapters }, (_, at) => `c${at}`);
  /** @param {string} name */
  const chapter = (name) =>
    `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>${name}</title></head><body><h1>${name}</h1><img src="${name}.jpg" alt=""/>${paragraph.repeat(40)}</body></html>`;
  const items = names.map(
    (name) =>
      `<item id="${name}" href="${name}.xhtml" media-type="application/xhtml+xml"/><item id="${name}-p" href="${name}.jpg" media-type="image/jpeg"/>`,
  );
  const spine = names.map((name) => `<itemref idref="${name}"/>`);
  const manifest = `<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">x</dc:identifier><dc:title>Large</dc:title><dc:language>en</dc:language></metadata><manifest>${items.join('')}</manifest><spine>${spine.join('')}</spine></package>`;
  const container = `<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="p.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`;
  /** @type {Record<string, Uint8Array>} */
  const files = { 'META-INF/container.xml': strToU8(container), 'p.opf': strToU8(manifest) };
  for (const name of names) {
    files[`${name}.xhtml`] = strToU8(chapter(name));
    files[`${name}.jpg`] = randomBytes(Math.round(bookBytes / chapters));
  }
  return Buffer.from(zipSync(files));
}

/** The site, but for the book. @param {string} siteUrl @param {Buffer} book @param {import('../endings.mjs').Endings} endings */
async function withBook(siteUrl, book, endings) {
  const server = createServer((asked, answer) => {
    const { method, headers, url = '' } = asked;
    if (url.endsWith('/book')) {
      answer.writeHead(200, { 'content-type': 'application/epub+zip', 'content-length': book.length });
      answer.end(book);
      return;
    }
    const onward = request(siteUrl + url, { method, headers }, (from) => {
      answer.writeHead(from.statusCode ?? 502, from.headers);
      from.pipe(answer);
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

/** Where the book of an order is read. @param {string} orderPath */
const readPath = (orderPath) => `/read/${orderPath.slice('/orders/'.length)}/1`;

/**
 * Opening a large ePub in the page on the profile of a phone, from the request for the page until it can be turned: from the
 * server, and then from the device; and turning a page.
 * @type {import('../benches.mjs').Bench}
 */
export const reader = {
  name: 'reader',
  title: 'Reading a 5 MB ePub in the page',
  async run({ siteUrl, endings, say }) {
    const program = await findBrowser(say);
    if (!program) throw new Error('There is no Chromium; name one in CHROMIUM_PATH.');
    const browser = startPipedBrowser(program, endings);
    const url = (await withBook(siteUrl, largeBook(), endings)) + readPath(await boughtOrder(siteUrl));
    /** @type {{ first: number[], again: number[], turn: number[] }} */
    const taken = { first: [], again: [], turn: [] };
    for (let round = 0; round < opens; round += 1) {
      say(`round ${round + 1} of ${opens}`);
      const tab = await openTab(browser, 'about:blank');
      /** @param {string} method @param {object} params */
      const set = (method, params) => browser.send(method, params, tab.first);
      await set('Emulation.setDeviceMetricsOverride', {
        ...{ width: 390, height: 844, deviceScaleFactor: 2, mobile: true },
      });
      await set('Emulation.setCPUThrottlingRate', { rate: slowdown });
      await set('Page.enable', {});
      await set('Page.bringToFront', {});
      await set('Page.addScriptToEvaluateOnNewDocument', { source: watch });
      const shown = async () => {
        await set('Page.navigate', { url });
        for (const begunMs = performance.now(); performance.now() - begunMs < longestMs;) {
          const ms = await tab.ask(tab.first, 'window.shownMs').catch(() => undefined);
          if (ms) return Number(ms);
          await wait(lookAgainMs);
        }
        throw new Error(`The book was not open within ${longestMs / 1000} s.`);
      };
      taken.first.push(await shown());
      // Until the device has it.
      await wait(2_000);
      taken.again.push(await shown());
      for (let turn = 0; turn < turns; turn += 1) {
        await wait(restMs);
        const { result } = await browser.send(
          'Runtime.evaluate',
          { expression: 'window.turn()', awaitPromise: true, returnByValue: true },
          tab.first,
        );
        taken.turn.push(Number(result.value));
      }
      await tab.close();
    }
    const of = { bench: 'reader', unit: /** @type {const} */ ('ms') };
    return [
      { ...of, title: 'first page, from the server, p50', value: percentile(taken.first, 0.5) },
      { ...of, title: 'first page, from the device, p50', value: percentile(taken.again, 0.5) },
      { ...of, title: 'a turn, p50', value: percentile(taken.turn, 0.5) },
      { ...of, title: 'a turn, p95', value: percentile(taken.turn, 0.95) },
    ];
  },
};
