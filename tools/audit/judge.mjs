const score = 100;
const largestPaintLimitMs = 1_200;
const blockedLimitMs = 10;
const scriptLimitBytes = 10_000;

/**
 * @typedef {object} MeasuredPage
 * @property {string} path
 * @property {import('./lighthouse.mjs').Measured} measured medians
 * @property {number} limitBytes what it may weigh
 * @property {boolean} isLargestPrerendered
 */

/**
 * What depends on the machine's mood: a page that falls short once is measured again.
 * @param {MeasuredPage} page
 */
export function lateness({ path, measured: { scores, largestPaintMs, blockedMs } }) {
  const problems = [];
  if (scores.performance < score) problems.push(`${path}: performance is ${scores.performance}.`);
  if (largestPaintMs > largestPaintLimitMs) {
    const late = `after ${Math.round(largestPaintMs)} ms, more than ${largestPaintLimitMs}`;
    problems.push(`${path}: its largest element shows ${late}.`);
  }
  if (blockedMs > blockedLimitMs) {
    problems.push(`${path}: it is blocked for ${Math.round(blockedMs)} ms, more than ${blockedLimitMs}.`);
  }
  return problems;
}

/** @param {MeasuredPage} page @returns {string[]} what falls short of the promise */
export function judge(page) {
  const { path, measured, limitBytes, isLargestPrerendered } = page;
  const { performance: _ofTimes, ...scores } = measured.scores;
  const problems = Object.entries(scores)
    .filter(([, reached]) => reached < score)
    .map(([name, reached]) => `${path}: ${name} is ${reached}.`);
  problems.push(...lateness(page));
  if (measured.layoutShift > 0) problems.push(`${path}: the layout shifts by ${measured.layoutShift}.`);
  if (measured.scriptBytes > scriptLimitBytes) {
    problems.push(`${path}: ${measured.scriptBytes} bytes of script before a sign of a visitor.`);
  }
  if (measured.bytes > limitBytes) {
    problems.push(`${path}: it weighs ${measured.bytes} bytes, more than ${limitBytes}.`);
  }
  if (!isLargestPrerendered) problems.push(`${path}: its largest element is not in the prerendered HTML.`);
  return problems;
}

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
/** @param {number} ms */
const milliseconds = (ms) => `${Math.round(ms).toLocaleString('en-US')} ms`;

/** @param {MeasuredPage[]} pages @returns {string} a table in Markdown */
export function table(pages) {
  const rows = pages.map(({ path, measured }) => [
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
  ]);
  const scores = ['performance', 'accessibility', 'best practices', 'SEO'];
  const head = ['page', ...scores, 'LCP', 'TBT', 'CLS', 'script', 'in all', 'runs'];
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, at) => (at === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}
