import { newVisit, retrying } from '../chaos/buyer.js';
import { checkShop } from '../chaos/check-shop.js';
import { SeededRandom } from '../chaos/seeded-random.js';
import { command, type Stage, type Trial } from '../harness/run-trial.js';
import { firstEbook } from '../harness/shop-client.js';
import { nameTable, section } from '../harness/table.js';
import type { DebianProgram } from './debian-program.js';
import { loseMachine } from './lost-machine.js';
import { startOperationsShop } from './operations-shop.js';
import { runEngineStages } from './engine-stages.js';
import { argumentsOf, type OperationsOptions, readOptions } from './operations-options.js';
import type { ProxyName } from './proxy-config.js';
import { type Row, rowsTable, skipped, violationsOf } from './report.js';
import { planStages, runUnderLoad } from './stages.js';
import { findProxy, packageOf } from './start-proxy.js';
import type { Load } from './under-load.js';

const finishTimeoutMs = 120_000;

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

async function run(options: OperationsOptions, stage: Stage) {
  const { say } = stage;
  const startedMs = performance.now();
  if (options.isEngine) {
    const result = await runEngineStages(stage);
    return { ...result, crashes: [], seconds: (performance.now() - startedMs) / 1_000 };
  }
  const { found, rows } = await findProxies(options.proxies);
  const secondsSoFar = () => (performance.now() - startedMs) / 1_000;
  if (found.size === 0)
    return {
      ...{ rows, parts: [], counts: {}, crashes: [], violations: [], seconds: secondsSoFar() },
      skipped: `none of ${options.proxies.join(', ')} is installed`,
    };
  const { seconds, stopDelayMs, backupWrites, buyersAtOnce, isShort, isPooled } = options;
  const shop = await startOperationsShop({ found, stopDelayMs, isPooled }, stage);
  const { checked, stripeUrl } = shop;
  const random = new SeededRandom('operations');
  const product = await firstEbook(retrying(checked, random, newVisit('')));
  const load: Load = { stripeUrl, isProxied: true, random, product, visits: [], nextBuyer: 0, buyersAtOnce };
  for (const { proxies, writes, ...planned } of planStages(shop, options)) {
    say(`${planned.what}, behind ${proxies.map(({ name }) => name).join(' and ')}`);
    rows.push(...(await runUnderLoad(planned, proxies, load, { seconds, writes })));
  }
  const loss = { shop, load, writes: backupWrites, isVerified: !isShort };
  rows.push(...(await loseMachine(loss, stage)), ...shop.missing);
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

export const operationsTrial: Trial<OperationsOptions, Awaited<ReturnType<typeof run>>> = {
  read: readOptions,
  title: ({ proxies, isEngine }) =>
    isEngine
      ? 'The containers of docker-compose.yml'
      : `Two webs and two workers behind ${proxies.join(', ')}`,
  run,
  report: ({ rows, parts, counts, crashes, violations, seconds }, options) =>
    [
      `With ${parts.join(', ')}:`,
      '',
      rowsTable(rows),
      '',
      nameTable({ ...counts, 'processes that crashed': crashes.length, seconds: Math.round(seconds) }),
      '',
      ...section('Crashes:', crashes),
      ...section('Violations:', violations),
      `Repeat it with: npm run operations -- ${argumentsOf(options)}`,
    ].join('\n'),
};

/** Operates a shop with the servers of a Debian machine under load, and counts what buyers lost. */
export const operations = command(operationsTrial);
