import { compare } from './measure.mjs';

/** @typedef {import('./measure.mjs').Measurement} Measurement */
/** @typedef {import('./measure.mjs').Figure} Figure */

const gap = '   ';

/** @param {number} value @param {import('./measure.mjs').Unit} unit */
export function amount(value, unit) {
  const digits = unit === '%' ? 2 : unit === 'ms' || unit === 'µs' || unit === 's' ? 1 : 0;
  const number = value.toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return unit ? `${number} ${unit}` : number;
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
/** Columns of numbers end where the others end. */
const rightAligned = new Set([1, 2, 4]);

/**
 * Rows under each other, in columns as wide as they need.
 * @param {string[][]} rows of the same length
 * @param {Set<number>} rightAligned columns
 */
export function columns(rows, rightAligned) {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
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

/**
 * One line for each comparison.
 * @param {Measurement[]} measurements
 */
export function table(measurements) {
  return columns([heading, ...measurements.map(cells)], rightAligned);
}

/**
 * One line for each figure that stands alone.
 * @param {Figure[]} figures
 */
export function figureTable(figures) {
  const rows = figures.map(({ title, value, unit }) => [
    title,
    typeof value === 'string' ? value : amount(value, unit),
  ]);
  return columns(rows, new Set([1]));
}
