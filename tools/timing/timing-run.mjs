import { randomInt, randomUUID } from 'node:crypto';
import { Agent } from 'node:http';

import { spread } from '../bench/measure.mjs';
import { owner, startSite } from '../bench/start-site.mjs';
import { exchange, UnexpectedAnswer } from '../buyers/shop-client.mjs';
import { pg, siteDatabaseUrl } from '../buyers/site-database.mjs';
import { someAddress } from '../buyers/some-address.mjs';
import { calls } from './calls.mjs';
import { signedRankTest } from './rank-test.mjs';

/** Less likely than this by chance, and two times count as different: once in a hundred runs of all calls for nothing. */
const leastLikelihood = 0.001;

/** Not measured: what is read once, and what grows warm. */
const warmUps = 50;

/** All of a length, and in no order that a table could show. */
const someone = () => `${randomUUID()}@example.com`;

/**
 * @typedef {object} Comparison
 * @property {string} title
 * @property {number} knownMs median
 * @property {number} unknownMs median
 * @property {number} differenceMs median of the pairs
 * @property {number} likelihood of such differences by chance
 * @property {boolean} isSame
 */

/** @param {{ url: string, agent: Agent, call: import('./calls.mjs').Call }} ask */
function timed({ url, agent, call: { path, body, status } }) {
  /** @param {string} email */
  return async (email) => {
    const content = JSON.stringify({ ...body, email });
    const headers = {
      accept: 'application/json',
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(content),
      'x-forwarded-for': someAddress(),
    };
    const startedMs = performance.now();
    const answer = await exchange(`${url}${path}`, { method: 'POST', agent, headers }, content);
    const tookMs = performance.now() - startedMs;
    if (answer.status !== status) throw new UnexpectedAnswer(path, answer);
    return tookMs;
  };
}

/**
 * Asks one after the other, by lot which of a pair first.
 * @param {(email: string) => Promise<number>} ask
 * @param {string[]} known each with a stranger beside it
 */
async function pairsOf(ask, known) {
  const pairs = [];
  for (const email of known) {
    if (randomInt(2) === 0) pairs.push({ knownMs: await ask(email), unknownMs: await ask(someone()) });
    else {
      const unknownMs = await ask(someone());
      pairs.push({ knownMs: await ask(email), unknownMs });
    }
  }
  return pairs;
}

/**
 * Compares how long a site takes to answer for addresses that it knows and for others. Nobody does the jobs that are left:
 * an email that is written in the same process meanwhile would be measured with whoever asks next.
 * @param {{ pairs: number, only: string[], endings: import('../bench/endings.mjs').Endings, say: (detail: string) => void }} run
 */
export async function runTiming({ pairs: count, only, endings, say }) {
  say('starting a site behind a proxy');
  const { url, dataDir } = await startSite(endings, { TRUSTED_PROXIES: '1', ROLE: 'web', ...owner });
  const client = new pg.Client({ connectionString: await siteDatabaseUrl(dataDir) });
  await client.connect();
  endings.add(() => client.end());
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  endings.add(async () => agent.destroy());
  /** @type {Comparison[]} */
  const comparisons = [];
  for (const call of only.map((name) => /** @type {import('./calls.mjs').Call} */ (calls[name]))) {
    say(`${call.title}: ${count} addresses are made known`);
    const addresses = Array.from({ length: warmUps + count }, someone);
    for (const statement of call.known) await client.query(statement, [addresses]);
    await client.query('ANALYZE');
    const ask = timed({ url, agent, call });
    say(`${call.title}: ${count} pairs`);
    await pairsOf(ask, addresses.slice(0, warmUps));
    const measured = await pairsOf(ask, addresses.slice(warmUps));
    const differences = measured.map(({ knownMs, unknownMs }) => knownMs - unknownMs);
    const likelihood = signedRankTest(differences);
    comparisons.push({
      title: call.title,
      knownMs: spread(measured.map(({ knownMs }) => knownMs)).median,
      unknownMs: spread(measured.map(({ unknownMs }) => unknownMs)).median,
      differenceMs: spread(differences).median,
      likelihood,
      isSame: likelihood >= leastLikelihood,
    });
  }
  const violations = comparisons
    .filter(({ isSame }) => !isSame)
    .map(({ title }) => `${title}: the time of the answer tells whether the address is known`);
  return { comparisons, violations };
}
