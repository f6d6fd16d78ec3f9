import { parse } from 'node-html-parser';

import type { Measured } from './lighthouse.js';

const score = 100;
const largestPaintLimitMs = 1_200;
const blockedLimitMs = 10;
const scriptLimitBytes = 10_000;
/** Of everything that a phone fetches. */
const bookPageLimitBytes = 130_000;
const pageLimitBytes = 220_000;

export interface MeasuredPage {
  path: string;
  html: string;
  measured: Measured;
  limitBytes: number;
}

const bookFolder = '/books/';

/** The page for links of the newsletter: no page links to it, and it is like others for links of emails. */
export const notice = '/newsletter-confirmed';

/** Chooses the home page, a list, a sales page, a page of facts, an article, a form and a notice. */
export function oneOfEachKind(paths: readonly string[]): Set<string> {
  const firstIn = (folder: string) => paths.find((path) => path.startsWith(folder));
  const facts = firstIn(bookFolder);
  const sales = facts && `/${facts.slice(bookFolder.length)}`;
  const wanted = ['/', '/books', sales, facts, firstIn('/blog/'), '/contact', notice];
  return new Set(wanted.filter((path) => path !== undefined));
}

/** Pages of books are lighter. @param paths of all pages */
export function limitBytesOf(path: string, paths: readonly string[]): number {
  const isOfBook = path.startsWith(bookFolder) || paths.includes(bookFolder + path.slice(1));
  return isOfBook ? bookPageLimitBytes : pageLimitBytes;
}

/** Faults that depend on the load of the machine, so a page with one is measured again. */
export function timeFaults(path: string, { scores, largestPaintMs, blockedMs }: Measured): string[] {
  const faults = [];
  if (scores.performance < score) faults.push(`${path}: performance is ${scores.performance}.`);
  if (largestPaintMs > largestPaintLimitMs) {
    const late = `after ${Math.round(largestPaintMs)} ms, more than ${largestPaintLimitMs}`;
    faults.push(`${path}: its largest element shows ${late}.`);
  }
  if (blockedMs > blockedLimitMs)
    faults.push(`${path}: it is blocked for ${Math.round(blockedMs)} ms, more than ${blockedLimitMs}.`);
  return faults;
}

/** Lists the promises that a page breaks. */
export function judge({ path, html, measured, limitBytes }: MeasuredPage): string[] {
  const { performance: _ofTimes, ...scores } = measured.scores;
  const { largestSelector } = measured;
  const faults = Object.entries(scores)
    .filter(([, reached]) => reached < score)
    .map(([name, reached]) => `${path}: ${name} is ${reached}.`);
  faults.push(...timeFaults(path, measured));
  if (measured.layoutShift > 0) faults.push(`${path}: the layout shifts by ${measured.layoutShift}.`);
  if (measured.scriptBytes > scriptLimitBytes)
    faults.push(`${path}: ${measured.scriptBytes} bytes of script before an interaction.`);
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
  ...['LCP', 'TBT', 'CLS', 'script', 'in all', 'runs'],
];

export const pageTable = (pages: readonly MeasuredPage[]): string =>
  markdownTable(
    columns,
    pages.map(({ path, measured }) => [
      `\`${path}\``,
      String(measured.scores.performance),
      String(measured.scores.accessibility),
      String(measured.scores['best-practices']),
      String(measured.scores.seo ?? '–'),
      milliseconds(measured.largestPaintMs),
      milliseconds(measured.blockedMs),
      measured.layoutShift.toFixed(3),
      kilobytes(measured.scriptBytes),
      kilobytes(measured.bytes),
      String(measured.runs),
    ]),
  );
