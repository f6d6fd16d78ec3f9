import { compare } from './measure.mjs';

/** @typedef {import('./measure.mjs').Measurement} Measurement */

const gap = '   ';

/** @param {number} value @param {Measurement['unit']} unit */
export function amount(value, unit) {
  const digits = unit === 'ms' ? 1 : 0;
  const number = value.toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${number} ${unit}`;
}

/** @param {number} value */
const ratio = (value) => value.toFixed(2);

/** @param {Measurement} measurement @returns {string[]} */
function cells({ title, unit, beside, rounds }) {
  const compared = compare(rounds);
  return [
    title,
    amount(compared.site.median, unit),
    amount(compared.beside.median, unit),
    beside,
    ratio(compared.ratio.median),
    `${ratio(compared.ratio.low)} to ${ratio(compared.ratio.high)}`,
  ];
}

const heading = ['', 'site', 'beside it', '', 'ratio', 'in single rounds'];
/** Columns of figures end where the others end. */
const rightAligned = new Set([1, 2, 4]);

/**
 * One line for each measurement, in columns.
 * @param {Measurement[]} measurements
 */
export function table(measurements) {
  const rows = [heading, ...measurements.map(cells)];
  const widths = heading.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return rightAligned.has(column) ? cell.padStart(width) : cell.padEnd(width);
        })
        .join(gap)
        .trimEnd(),
    )
    .join('\n');
}
