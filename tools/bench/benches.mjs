import { allPreviews } from './benches/all-previews.mjs';
import { checkout } from './benches/checkout.mjs';
import { copies } from './benches/copies.mjs';
import { dashboard } from './benches/dashboard.mjs';
import { guidanceRules } from './benches/guidance.mjs';
import { jobs } from './benches/jobs.mjs';
import { memory } from './benches/memory.mjs';
import { navigation } from './benches/navigation.mjs';
import { pages } from './benches/pages.mjs';
import { previews } from './benches/previews.mjs';
import { purchases } from './benches/purchases.mjs';
import { reader } from './benches/reader.mjs';
import { signUps } from './benches/sign-ups.mjs';
import { webhookToMail } from './benches/webhook-to-mail.mjs';

/**
 * @typedef {object} Context
 * @property {string} siteUrl of the running site, without a slash at the end
 * @property {string} dataDir of the running site
 * @property {import('./endings.mjs').Endings} endings
 * @property {(detail: string) => void} say
 */

/**
 * @typedef {object} Bench
 * @property {string} name for --only
 * @property {string} title what it is to a reader
 * @property {boolean} [isLong] run only where it is named
 * @property {(context: Context) => Promise<(import('./measure.mjs').Measurement | import('./measure.mjs').Figure)[]>} run
 */

/** @type {Bench[]} */
export const benches = [
  pages,
  navigation,
  checkout,
  webhookToMail,
  jobs,
  purchases,
  signUps,
  memory,
  previews,
  allPreviews,
  guidanceRules,
  dashboard,
  reader,
  copies,
];
