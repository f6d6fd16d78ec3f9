import { parseArgs } from 'node:util';

import { newVisit, retrying } from '../chaos/buyer.js';
import { checkShop } from '../chaos/check-shop.js';
import { SeededRandom } from '../chaos/seeded-random.js';
import { command, readCount, readNames, type Stage, type Trial } from '../harness/run-trial.js';
import { firstEbook } from '../harness/shop-client.js';
import { nameTable, section } from '../harness/table.js';
import type { DebianProgram } from './debian-program.js';
import { loseMachine } from './lost-machine.js';
import { startOperationsShop } from './operations-shop.js';
import { runEngineStages } from './engine-stages.js';
import { type ProxyName, proxyNames } from './proxy-config.js';
import { type Row, rowsTable, skipped, violationsOf } from './report.js';
import { killWorker, restartServer, restartWebs, runUnderLoad } from './stages.js';
import { findProxy, packageOf } from './start-proxy.js';
import type { Load } from './under-load.js';

interface Options {
  proxies: ProxyName[];
  /** The shortest time of each stage under load. */
  seconds: number;
  /** For each proxy during a rolling restart. */
  writes: number;
  /** How long a stopping web process stays open. */
  stopDelayMs: number;
  isShort: boolean;
  /** Whether to operate the containers of docker-compose.yml instead. */
  isEngine: boolean;
}

/** The delay is the default of a public site. */
const usual = { seconds: 15, writes: 500, stopDelayMs: 5_000 };
const short = { seconds: 3, writes: 60, stopDelayMs: 3_000, proxies: 'nginx,HAProxy' };
const buyersAtOnce = 3;
/** Writes during a backup, and after it. */
const afterBackup = 20;
const finishTimeoutMs = 120_000;

function read(args: string[]): Options {
  const option = { type: 'string' as const };
  const flag = { type: 'boolean' as const };
  const options = { proxies: option, seconds: option, short: flag, engine: flag };
  const { values } = parseArgs({ args, options });
  const isShort = values.short ?? false;
  const usualProxies = isShort ? short.proxies : proxyNames.join();
  const { seconds, writes, stopDelayMs } = isShort ? short : usual;
  return {
    isShort,
    isEngine: values.engine ?? false,
    writes,
    stopDelayMs,
    proxies: readNames(values.proxies ?? usualProxies, proxyNames),
    seconds: readCount(values.seconds, seconds, 1, 'seconds'),
  };
}

async function findProxies(names: readonly ProxyName[]) {
  const found = new Map<ProxyName, DebianProgram>();
  const rows: Row[] = [];
  for (const name of names) {
    const program = await findProxy(name);
    if (program) found.set(name, program);
    else rows.push(skipped(`two webs behind ${name}`, packageOf(name)));
  }
  return { found, rows };
}

async function run(options: Options, stage: Stage) {
  const { say } = stage;
  const startedMs = performance.now();
  if (options.isEngine) {
    const result = await runEngineStages(stage);
    return { ...result, crashes: [], seconds: (performance.now() - startedMs) / 1_000 };
  }
  const { found, rows } = await findProxies(options.proxies);
  const secondsSoFar = () => (performance.now() - startedMs) / 1_000;
  if (found.size === 0)
    return { rows, parts: [], counts: {}, crashes: [], violations: [], seconds: secondsSoFar() };
  const shop = await startOperationsShop({ found, stopDelayMs: options.stopDelayMs }, stage);
  const { checked, proxies, stripeUrl, postgres, redis } = shop;
  const random = new SeededRandom('operations');
  const product = await firstEbook(retrying(checked, random, newVisit('')));
  const load: Load = { stripeUrl, random, product, visits: [], nextBuyer: 0, buyersAtOnce };
  const { seconds, writes } = options;
  // A short run sends buyers through all proxies at once.
  for (const some of options.isShort ? [proxies] : proxies.map((proxy) => [proxy])) {
    const names = some.map(({ name }) => name).join(' and ');
    say(`restarting the webs behind ${names}`);
    const restart = { what: 'webs restarted in turn', work: () => restartWebs(shop) };
    rows.push(...(await runUnderLoad(restart, some, load, { seconds, writes })));
    say(`killing a worker behind ${names}`);
    const kill = { what: 'worker killed', work: () => killWorker(shop) };
    rows.push(...(await runUnderLoad(kill, some, load, { seconds, writes: 1 })));
  }
  const [first] = proxies;
  // A short run has no time for it.
  const services = options.isShort ? [] : [postgres, ...(redis ? [redis] : [])];
  for (const service of services) {
    say(`restarting ${service.name}`);
    const work = () => restartServer(service);
    const restart = { what: `${service.name} restarted`, work, mayFail: service === postgres };
    if (first) rows.push(...(await runUnderLoad(restart, [first], load, { seconds, writes: 1 })));
  }
  rows.push(...(await loseMachine({ shop, load, writes: afterBackup }, stage)), ...shop.missing);
  const result = await checkShop(
    { shop: checked, visits: load.visits, random },
    { ...stage, timeoutMs: finishTimeoutMs },
  );
  const crashes = shop.crashes();
  return {
    rows,
    parts: shop.parts,
    counts: result.counts,
    crashes,
    violations: [...violationsOf(rows), ...result.violations],
    seconds: secondsSoFar(),
  };
}

export const operationsTrial: Trial<Options, Awaited<ReturnType<typeof run>>> = {
  read,
  title: ({ proxies, isEngine }) =>
    isEngine
      ? 'The containers of docker-compose.yml'
      : `Two webs and two workers behind ${proxies.join(', ')}`,
  run,
  report: (
    { rows, parts, counts, crashes, violations, seconds },
    { proxies, isShort, isEngine, ...options },
  ) =>
    [
      `With ${parts.join(', ')}:`,
      '',
      rowsTable(rows),
      '',
      nameTable({ ...counts, 'processes that crashed': crashes.length, seconds: Math.round(seconds) }),
      '',
      ...section('Crashes:', crashes),
      ...section('Violations:', violations),
      `Repeat it with: npm run operations -- ${isEngine ? '--engine' : `--proxies ${proxies.join()} --seconds ${options.seconds}${isShort ? ' --short' : ''}`}`,
    ].join('\n'),
};

/** Operates a shop with the servers of a Debian machine under load, and counts what buyers lost. */
export const operations = command(operationsTrial);
