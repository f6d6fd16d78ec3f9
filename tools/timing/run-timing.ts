import { randomInt, randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { parseArgs } from 'node:util';

import { connect, siteDatabaseUrl } from '../harness/database.js';
import { command, readCount, readNames, type Stage } from '../harness/run-trial.js';
import { clientOf, UnexpectedAnswer } from '../harness/shop-client.js';
import { owner, startSite } from '../harness/site.js';
import { spread } from '../harness/statistics.js';
import { table } from '../harness/table.js';
import { type Call, calls } from './calls.js';
import { signedRankTest } from './rank-test.js';

const usualPairs = 2_000;
/** Times differ if their differences are less likely by chance: one false alarm in a hundred runs of all calls. */
const leastLikelihood = 0.001;
const warmUps = 50;

/** Addresses of one length, and in no order that a table could show. */
const randomEmail = () => `${randomUUID()}@example.com`;

/** Makes a call. @returns a function that resolves to how many milliseconds the answer took */
function timer(url: string, agent: Agent, { path, body, status }: Call) {
  const send = clientOf(url, { agent });
  const headers = { accept: 'application/json', 'content-type': 'application/json' };
  return async (email: string) => {
    const startedMs = performance.now();
    const content = JSON.stringify({ ...body, email });
    const answer = await send(path, { method: 'POST', headers, content });
    const tookMs = performance.now() - startedMs;
    if (answer.status !== status) throw new UnexpectedAnswer(path, answer);
    return tookMs;
  };
}

/** Makes the call for each known address and an unknown one, in random order. */
async function timePairs(time: (email: string) => Promise<number>, known: readonly string[]) {
  const pairs = [];
  for (const email of known) {
    if (randomInt(2) === 0) pairs.push({ knownMs: await time(email), unknownMs: await time(randomEmail()) });
    else {
      const unknownMs = await time(randomEmail());
      pairs.push({ knownMs: await time(email), unknownMs });
    }
  }
  return pairs;
}

interface Options {
  pairs: number;
  only: string[];
}

/** The site has no worker: writing an email in the same process would delay the next answer. */
async function run({ pairs: count, only }: Options, { cleanup, say }: Stage) {
  say('starting a site');
  const { url, dataDir } = await startSite(cleanup, { TRUSTED_PROXIES: '1', ROLE: 'web', ...owner });
  const client = await connect(await siteDatabaseUrl(dataDir), cleanup);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  cleanup.add(async () => agent.destroy());
  const comparisons = [];
  for (const name of only) {
    const call = calls[name];
    if (!call) continue;
    say(`${call.title}: adding ${count} known addresses`);
    const addresses = Array.from({ length: warmUps + count }, randomEmail);
    for (const statement of call.known) await client.query(statement, [addresses]);
    await client.query('ANALYZE');
    const time = timer(url, agent, call);
    say(`${call.title}: ${count} pairs`);
    await timePairs(time, addresses.slice(0, warmUps));
    const measured = await timePairs(time, addresses.slice(warmUps));
    const differences = measured.map(({ knownMs, unknownMs }) => knownMs - unknownMs);
    const likelihood = signedRankTest(differences);
    comparisons.push({
      title: call.title,
      medians: [
        measured.map(({ knownMs }) => knownMs),
        measured.map(({ unknownMs }) => unknownMs),
        differences,
      ].map((times) => spread(times).median),
      likelihood,
      isSame: likelihood >= leastLikelihood,
    });
  }
  const violations = comparisons
    .filter(({ isSame }) => !isSame)
    .map(({ title }) => `${title}: the time of the answer reveals whether the address is known`);
  return { comparisons, violations };
}

const heading = ['', 'known', 'unknown', 'difference', 'by chance', ''];

/** Compares how long the site takes to answer for known and unknown addresses. */
export const timing = command<Options, Awaited<ReturnType<typeof run>>>({
  read(args) {
    const option = { type: 'string' as const };
    const { values } = parseArgs({ args, options: { pairs: option, only: option } });
    const names = Object.keys(calls);
    return {
      pairs: readCount(values.pairs, usualPairs, 20, 'pairs'),
      only: values.only ? readNames(values.only, names) : names,
    };
  },
  title: ({ pairs }) => `Answers for known and unknown addresses, ${pairs} pairs of each`,
  run,
  report({ comparisons }) {
    const rows = comparisons.map(({ title, medians, likelihood, isSame }) => [
      title,
      ...medians.map((ms) => `${ms.toFixed(3)} ms`),
      likelihood < 0.0005 ? 'p < 0.001' : `p = ${likelihood.toFixed(3)}`,
      isSame ? 'same' : 'DIFFERENT',
    ]);
    return table([heading, ...rows], [5]);
  },
});
