import { parse } from 'node-html-parser';

import type { FontTimes } from './fonts.js';
import type { Measured } from './lighthouse.js';

const scoreLimit = 100;
/** Depends on the machine. */
const performanceLimit = 98;
/** The fonts of a first view cost one more layout on a phone. */
const blockedLimitMs = 100;
const scriptLimitBytes = 10_000;
const layoutShiftLimit = 0.02;
const fontLimitBytes = 60_000;
/** Beside the page with fonts blocked. */
const paintRatioLimit = 1.15;
/** If all fonts take two seconds. */
const heldShiftLimit = 0.05;
/** From the largest picture to the last font of the first screen. */
const lateFontLimitMs = 1_000;
/** Of everything that a phone fetches. */
const pageLimitBytes = 160_000;
const shelfLimitBytes = 220_000;
/** Pages with the covers of all books. */
const shelves = ['/', '/shop'];

export interface MeasuredPage {
  path: string;
  html: string;
  measured: Measured;
  /** Measured on one page of each kind. */
  fonts?: FontTimes | undefined;
}

const bookFolder = '/books/';

/** The page for links of the newsletter: no page links to it, and it is like others for links of emails. */
export const notice = '/newsletter-confirmed';

/** Chooses the home page, the shop, a list, a sales page, a page of facts, an article, a form and a notice. */
export function oneOfEachKind(paths: readonly string[]): Set<string> {
  const firstIn = (folder: string) => paths.find((path) => path.startsWith(folder));
  const facts = firstIn(bookFolder);
  const sales = facts && `/${facts.slice(bookFolder.length)}`;
  const wanted = ['/', '/shop', '/books', sales, facts, firstIn('/blog/'), '/contact', notice];
  return new Set(wanted.filter((path) => path !== undefined));
}

export const limitBytesOf = (path: string): number =>
  shelves.includes(path) ? shelfLimitBytes : pageLimitBytes;

/** Faults that depend on the load of the machine, so a page with one is measured again. */
export function timeFaults(path: string, { scores, blockedMs }: Measured): string[] {
  const faults = [];
  if (scores.performance < performanceLimit) faults.push(`${path}: performance is ${scores.performance}.`);
  if (blockedMs > blockedLimitMs)
    faults.push(`${path}: it is blocked for ${Math.round(blockedMs)} ms, more than ${blockedLimitMs}.`);
  return faults;
}

/** Lists the limits of fonts that a page breaks. */
function fontFaults(path: string, { paintRatio, heldShift, lateMs }: FontTimes): string[] {
  const faults = [];
  if (!(paintRatio <= paintRatioLimit))
    faults.push(`${path}: fonts delay its largest element ${paintRatio.toFixed(2)} times.`);
  if (!(heldShift <= heldShiftLimit))
    faults.push(`${path}: the layout shifts by ${heldShift} when its fonts are late.`);
  if (!(lateMs <= lateFontLimitMs))
    faults.push(
      `${path}: the last font of its first screen comes ${Math.round(lateMs)} ms after the largest picture.`,
    );
  return faults;
}

/** Lists the promises that a page breaks. */
export function judge({ path, html, measured, fonts }: MeasuredPage): string[] {
  const { performance: _ofTimes, ...scores } = measured.scores;
  const { largestSelector, fontBytes } = measured;
  const limitBytes = limitBytesOf(path);
  const faults = Object.entries(scores)
    .filter(([, reached]) => reached < scoreLimit)
    .map(([name, reached]) => `${path}: ${name} is ${reached}.`);
  faults.push(...timeFaults(path, measured));
  if (measured.layoutShift > layoutShiftLimit)
    faults.push(`${path}: the layout shifts by ${measured.layoutShift}.`);
  if (measured.scriptBytes > scriptLimitBytes)
    faults.push(`${path}: ${measured.scriptBytes} bytes of script before an interaction.`);
  if (fontBytes > fontLimitBytes) faults.push(`${path}: ${fontBytes} bytes of fonts on a first view.`);
  if (fonts) faults.push(...fontFaults(path, fonts));
  if (measured.bytes > limitBytes)
    faults.push(`${path}: it weighs ${measured.bytes} bytes, more than ${limitBytes}.`);
  if (!largestSelector || !parse(html).querySelector(largestSelector))
    faults.push(`${path}: its largest element is not in the HTML.`);
  return faults;
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const milliseconds = (ms: number) => `${Math.round(ms).toLocaleString('en-US')} ms`;

/** A table in Markdown: the first column to the left, the others to the right. */
export function markdownTable(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = heading.map((_, column) => (column === 0 ? '---' : '---:'));
  return [heading, rule, ...rows].map(line).join('\n');
}

const columns = [
  ...['page', 'performance', 'accessibility', 'best practices', 'SEO'],
  ...['LCP', '… beside no fonts', 'TBT', 'CLS', '… fonts held 2 s', 'last font after picture'],
  ...['script', 'fonts', 'in all', 'runs'],
];

export const pageTable = (pages: readonly MeasuredPage[]): string =>
  markdownTable(
    columns,
    pages.map(({ path, measured, fonts }) => [
      `\`${path}\``,
      String(measured.scores.performance),
      String(measured.scores.accessibility),
      String(measured.scores['best-practices']),
      String(measured.scores.seo ?? '–'),
      milliseconds(measured.largestPaintMs),
      fonts?.paintRatio.toFixed(2) ?? '–',
      milliseconds(measured.blockedMs),
      measured.layoutShift.toFixed(3),
      fonts?.heldShift.toFixed(3) ?? '–',
      fonts ? milliseconds(fonts.lateMs) : '–',
      kilobytes(measured.scriptBytes),
      kilobytes(measured.fontBytes),
      kilobytes(measured.bytes),
      String(measured.runs),
    ]),
  );
