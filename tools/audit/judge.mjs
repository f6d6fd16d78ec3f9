const least = 95;
const layoutShiftLimit = 0.02;
const scriptLimitBytes = 100_000;

/**
 * @typedef {object} MeasuredPage
 * @property {string} path
 * @property {import('./lighthouse.mjs').Scores} measured
 * @property {number} scriptBytes
 * @property {boolean} isLargestPrerendered
 */

/** @param {MeasuredPage} page @returns {string[]} what falls short of the promise */
export function judge({ path, measured, scriptBytes, isLargestPrerendered }) {
  const problems = Object.entries(measured.scores)
    .filter(([, score]) => score < least)
    .map(([name, score]) => `${path}: ${name} is ${score}, below ${least}.`);
  if (measured.layoutShift > layoutShiftLimit) {
    problems.push(
      `${path}: the layout shifts by ${measured.layoutShift.toFixed(3)}, more than ${layoutShiftLimit}.`,
    );
  }
  if (scriptBytes > scriptLimitBytes) problems.push(`${path}: ${scriptBytes} bytes of script at first load.`);
  if (!isLargestPrerendered) problems.push(`${path}: its largest element is not in the prerendered HTML.`);
  return problems;
}

/** @param {MeasuredPage[]} pages @returns {string} a table in Markdown */
export function table(pages) {
  const rows = pages.map(({ path, measured: { scores, layoutShift, largestPaintMs }, scriptBytes }) => [
    `\`${path}\``,
    String(scores.performance),
    String(scores.accessibility),
    String(scores['best-practices']),
    String(scores.seo),
    layoutShift.toFixed(3),
    `${(largestPaintMs / 1000).toFixed(1)} s`,
    `${(scriptBytes / 1000).toFixed(1)} kB`,
  ]);
  const head = ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'CLS', 'LCP', 'JavaScript'];
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, at) => (at === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}
