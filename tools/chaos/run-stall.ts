import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { command, readCount, readNames, type Stage } from '../harness/run-trial.js';
import { claim, exchange, firstEbook } from '../harness/shop-client.js';
import { startShop } from '../harness/shop.js';
import { nameTable, section, table } from '../harness/table.js';
import {
  newVisit,
  retrying,
  type SeenRequest,
  type Visit,
  visitOnce,
  type VisitOptions,
  visitShop,
} from './buyer.js';
import { checkShop } from './check-shop.js';
import { SeededRandom } from './seeded-random.js';
import { type Service, services, startSilenceableServices } from './silenceable-services.js';
import { faultsOf, type Period, type Probe, type Seen, summarize, type Summary } from './stall-period.js';

interface StallOptions {
  seed: string;
  /** Length of each silence. */
  seconds: number;
  buyersPerMinute: number;
  only: Service[];
}

const usualSeconds = 60;
const usualBuyersPerMinute = 120;
const finishTimeoutMs = 480_000;
const betweenProbesMs = 1_000;
/** Before the first silence, and between two. */
const calmMs = 10_000;
const probeTimeoutMs = 30_000;
/** Limit for the next buyer, as a multiple of an undisturbed one, plus one turn for each waiting buyer. */
const nextBuyer = { times: 3, moreMs: 2_000 };
/** Concurrent buyers, to measure the length of a turn. */
const crowdSize = 20;

/** Requests a paid file repeatedly from each web process in turn, until the signal. */
async function probeFile(addresses: string[], signal: AbortSignal): Promise<Probe[]> {
  const probe = async (address: string): Promise<Probe> => {
    const startedMs = performance.now();
    const timeout = AbortSignal.timeout(probeTimeoutMs);
    const answer = await exchange(address, { signal: timeout }).catch(() => undefined);
    const hasFile = answer?.status === 200 && answer.body.length > 0;
    return { startedMs, ms: performance.now() - startedMs, hasFile };
  };
  const probes = [];
  for (let number = 0; !signal.aborted; number++) {
    probes.push(probe(addresses[number % addresses.length] ?? ''));
    await wait(betweenProbesMs);
  }
  return Promise.all(probes);
}

/** Sends buyers, one after the other, until the signal. @param betweenMs on average */
function sendBuyers(betweenMs: number, signal: AbortSignal, options: VisitOptions) {
  const stays: Seen['stays'] = [];
  const visits: Promise<Visit>[] = [];
  const send = async () => {
    for (let number = 0; !signal.aborted; number++) {
      await wait(options.random.between(0, 2 * betweenMs, 'arrival', number));
      const startedMs = performance.now();
      const visit = visitShop(number, options);
      visits.push(visit);
      void visit.then(() => stays.push({ startedMs, endedMs: performance.now() }));
    }
    return { visits: await Promise.all(visits), stays };
  };
  return { done: send(), countWaiting: () => visits.length - stays.length };
}

async function timed<Value>(work: () => Promise<Value>): Promise<{ value: Value; ms: number }> {
  const startedMs = performance.now();
  const value = await work();
  return { value, ms: performance.now() - startedMs };
}

/** Starts a shop with its services behind proxies. */
async function startStallShop(stage: Stage) {
  let around: Awaited<ReturnType<typeof startSilenceableServices>> | undefined;
  const shop = await startShop(stage, {
    store: 'redis',
    settings: { PAYMENT_SWEEP_AFTER_MS: '1000', PAYMENT_SWEEP_EVERY_MS: '1000' },
    intercept: async (addresses) => {
      around = await startSilenceableServices(addresses, stage.cleanup);
      return around.settings;
    },
  });
  if (!around) throw new Error('The shop has no services.');
  return { ...shop, ...around };
}

async function run({ seed, seconds, buyersPerMinute, only }: StallOptions, stage: Stage) {
  const { say } = stage;
  const random = new SeededRandom(seed);
  const beganMs = performance.now();
  say('starting two web processes, two workers and their services');
  const shop = await startStallShop(stage);
  const { urls, stripeUrl, proxies } = shop;
  const requests: SeenRequest[] = [];
  const onRequest = (request: SeenRequest) => void requests.push(request);
  // The requests of these buyers are not counted.
  const addresses = { urls, stripeUrl };
  const product = await firstEbook(retrying(addresses, random, newVisit('')));
  const extra = { shop: addresses, random, product };
  const reader = await visitOnce('reader@example.com', extra);
  const { downloads } = await claim(retrying(addresses, random, reader), reader.secret ?? '');
  const [file] = downloads.toSorted((one, other) => one.sizeBytes - other.sizeBytes);
  if (!file) throw new Error(`The first buyer has no file: ${reader.complaints.join()}.`);

  const end = new AbortController();
  const fileUrls = urls.map((url) => url + file.url);
  const probing = probeFile(fileUrls, end.signal);
  const counted = { shop: { ...addresses, onRequest }, random, product };
  const buying = sendBuyers(60_000 / buyersPerMinute, end.signal, counted);
  const periods: Period[] = [];
  const pass = async (name: string, ms: number) => {
    const startedMs = performance.now();
    await wait(ms);
    const period: Period = { name, startedMs, endedMs: performance.now() };
    periods.push(period);
    return period;
  };
  say('buyers arrive, and no service is silent');
  const usual = await timed(() => visitOnce('usual@example.com', extra));
  const crowd = await timed(() =>
    Promise.all(Array.from({ length: crowdSize }, (_, at) => visitOnce(`crowd-${at}@example.com`, extra))),
  );
  const extraVisits = [reader, usual.value, ...crowd.value];
  await pass('none', Math.max(calmMs, 1_000 * Math.min(seconds, 20)));
  for (const service of services) {
    const proxy = proxies[service];
    if (!proxy || (only.length > 0 && !only.includes(service))) continue;
    say(`${service} is silent`);
    proxy.setSilent(true);
    const period = await pass(service, seconds * 1_000);
    const turnsMs = (buying.countWaiting() * crowd.ms) / crowdSize;
    const limitMs = nextBuyer.times * usual.ms + nextBuyer.moreMs + turnsMs;
    proxy.setSilent(false);
    const { value: next, ms } = await timed(() =>
      visitOnce(`after-${service.toLowerCase()}@example.com`, extra),
    );
    extraVisits.push(next);
    const isLate = next.retries > 0 || ms > limitMs;
    const late = isLate ? `${next.retries} requests again, ${(ms / 1_000).toFixed(1)} s` : undefined;
    period.next = { ms, limitMs, trouble: next.complaints[0] ?? late };
    await wait(calmMs);
  }
  end.abort();
  say('waiting for the last buyers');
  const [{ visits, stays }, probes] = await Promise.all([buying.done, probing]);
  const checked = await checkShop(
    { shop, visits: [...visits, ...extraVisits], random },
    { ...stage, timeoutMs: finishTimeoutMs },
  );
  const summaries = periods.map((period) => summarize(period, { requests, probes, stays }));
  return {
    summaries,
    counts: checked.counts,
    violations: [...summaries.flatMap(faultsOf), ...checked.violations],
    crashes: shop.crashes(),
    seconds: (performance.now() - beganMs) / 1_000,
  };
}

const inSeconds = (ms: number) => `${(ms / 1_000).toFixed(ms < 10_000 ? 2 : 0)} s`;

/** In the order of the columns. */
const answerKinds = ['2xx', '4xx', '503', 'other 5xx', 'none'] as const;

const heading = [
  ...['silent', 'requests', '2xx', '4xx', '503', 'other 5xx', 'no answer'],
  ...['median', 'worst', 'buyers served', 'paid file received', 'next buyer'],
];

const row = ({ name, requests, answers, medianMs, worstMs, files, buyers, next }: Summary) => [
  name,
  String(requests),
  ...answerKinds.map((kind) => String(answers[kind])),
  inSeconds(medianMs),
  inSeconds(worstMs),
  `${buyers.served} of ${buyers.arrived}`,
  `${files.received} of ${files.asked}`,
  next ? `${inSeconds(next.ms)} of ${inSeconds(next.limitMs)}` : '',
];

/** Sends buyers through a shop whose services fall silent one after the other, and shows what the buyers saw. */
export const stall = command<StallOptions, Awaited<ReturnType<typeof run>>>({
  read(args) {
    const option = { type: 'string' as const };
    const options = { seed: option, seconds: option, buyers: option, only: option };
    const { values } = parseArgs({ args, options });
    return {
      seed: values.seed ?? String(randomInt(1_000_000)),
      seconds: readCount(values.seconds, usualSeconds, 1, 'seconds'),
      buyersPerMinute: readCount(values.buyers, usualBuyersPerMinute, 1, 'buyers'),
      only: values.only ? readNames(values.only, services) : [],
    };
  },
  title: ({ seconds, only }) => `${only.join(', ') || 'Every service'} silent for ${seconds} s`,
  run,
  report: ({ summaries, counts, violations, crashes, seconds }, options) =>
    [
      table([heading, ...summaries.map(row)]),
      '',
      nameTable({ ...counts, 'processes that crashed': crashes.length, seconds: Math.round(seconds) }),
      '',
      ...section('Crashes:', crashes),
      ...section('Violations:', violations),
      `Repeat it with: npm run stall -- --seed ${options.seed} --seconds ${options.seconds} --buyers ${options.buyersPerMinute}` +
        (options.only.length > 0 ? ` --only ${options.only.join(',')}` : ''),
    ].join('\n'),
});
