import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Cleanup } from '../harness/cleanup.js';
import { spread } from '../harness/statistics.js';
import { runLighthouse } from './lighthouse.js';

const fontFiles = /\.woff2(\?|$)/;
/** Longer than a visitor waits before reading. */
const heldMs = 2_000;

/** A page's first view with all fonts, with none, and with late ones, as a phone. */
export interface FontTimes {
  /** Largest paint beside the same page with fonts blocked. */
  paintRatio: number;
  /** Layout shift if all fonts take two seconds. */
  heldShift: number;
  /**
   * From the largest picture or, if it is later, the largest paint to the last font of the first screen, on a slow connection.
   * Negative if all fonts come first.
   */
  lateMs: number;
}

/** Serves the site with fonts that take two seconds. @returns its address */
export async function startSlowFonts(siteUrl: string, cleanup: Cleanup): Promise<string> {
  const server = createServer((incoming, outgoing) => {
    const { url = '/', method, headers } = incoming;
    const forward = () => {
      const onward = request(new URL(url, siteUrl), { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      onward.on('error', () => outgoing.destroy());
      incoming.pipe(onward);
    };
    setTimeout(forward, fontFiles.test(url) ? heldMs : 0);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanup.add(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

async function paintWithoutFonts(url: string, chromePath: string): Promise<number> {
  const { audits } = await runLighthouse(url, chromePath, {
    onlyCategories: ['performance'],
    blockedUrlPatterns: ['*.woff2'],
  });
  return audits['largest-contentful-paint']?.numericValue ?? Number.NaN;
}

/** The fonts that a page loads for its first screen. Others follow with the parts below. */
const firstScreenFonts = (html: string): Set<string> =>
  new Set(
    [...html.matchAll(/(?:<link rel="preload"|<style)[^>]*/g)].flatMap(
      ([tag]) => tag.match(/[\w-]+\.woff2/g) ?? [],
    ),
  );

async function measureLateness(url: string, html: string, chromePath: string): Promise<number> {
  const { audits } = await runLighthouse(url, chromePath, {
    onlyCategories: ['performance'],
    throttlingMethod: 'devtools',
  });
  const requests = audits['network-requests']?.details?.items ?? [];
  const paint = audits['metrics']?.details?.items?.[0]?.observedLargestContentfulPaint ?? Number.NaN;
  const lastOf = (ends: typeof requests) => Math.max(...ends.map(({ networkEndTime }) => networkEndTime));
  const names = firstScreenFonts(html);
  const fonts = requests.filter(({ url: address }) => names.has(address.replace(/^.*\//, '')));
  const pictures = requests.filter((each) => each.resourceType === 'Image' && each.priority === 'High');
  return lastOf(fonts) - Math.max(paint, lastOf(pictures));
}

interface FontTrial {
  siteUrl: string;
  /** The site with fonts that take two seconds. */
  slowUrl: string;
  path: string;
  html: string;
  chromePath: string;
  /** Measures the page with fonts. @returns its largest paint, in ms */
  measurePaint(): Promise<number>;
  runs: number;
}

/** Measures the page with fonts and without, in turns, then with late fonts. */
export async function measureFonts(trial: FontTrial): Promise<FontTimes> {
  const { siteUrl, slowUrl, path, html, chromePath, measurePaint, runs } = trial;
  const [paints, barePaints]: [number[], number[]] = [[], []];
  for (let run = 0; run < runs; run += 1) {
    paints.push(await measurePaint());
    barePaints.push(await paintWithoutFonts(siteUrl + path, chromePath));
  }
  const { audits } = await runLighthouse(slowUrl + path, chromePath, { onlyCategories: ['performance'] });
  return {
    paintRatio: spread(paints).median / spread(barePaints).median,
    heldShift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    lateMs: await measureLateness(siteUrl + path, html, chromePath),
  };
}
