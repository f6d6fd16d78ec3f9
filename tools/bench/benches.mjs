import { checkout } from './benches/checkout.mjs';
import { pages } from './benches/pages.mjs';

/**
 * @typedef {object} Context
 * @property {string} siteUrl of the running site, without a slash at the end
 * @property {import('./endings.mjs').Endings} endings
 * @property {(detail: string) => void} say
 */

/**
 * @typedef {object} Bench
 * @property {string} name for --only
 * @property {string} title what it is to a reader
 * @property {(context: Context) => Promise<import('./measure.mjs').Measurement[]>} run
 */

/** @type {Bench[]} */
export const benches = [pages, checkout];
