import { setTimeout as wait } from 'node:timers/promises';

import type { OperationsShop } from './operations-shop.js';
import { countRequests, describeFailures, type ProxiedRequest } from './request-counts.js';
import type { Row } from './report.js';
import { type Entrance, type Load, underLoad } from './under-load.js';

/** The documented pause between two processes: the proxies ask each second. */
const settleMs = 2_000;
const downMs = 1_000;

const inSeconds = (...ms: number[]) => `${ms.map((each) => (each / 1_000).toFixed(1)).join(' and ')} s`;

/** Restarts web processes one after the other, as for a release. @returns a note about how long they took */
async function restartWebs({ webs, urls }: OperationsShop, most = webs.length): Promise<string> {
  const stopMs = [];
  const startMs = [];
  for (const [at, web] of webs.slice(0, most).entries()) {
    stopMs.push(await web.end());
    const startedMs = performance.now();
    web.start();
    await web.untilReady(urls[at] ?? '');
    startMs.push(performance.now() - startedMs);
    await wait(settleMs);
  }
  return `stopped in ${inSeconds(...stopMs)}, started in ${inSeconds(...startMs)}`;
}

async function killWorker({ workers }: OperationsShop): Promise<string> {
  const [worker] = workers;
  await worker?.kill();
  await wait(downMs);
  worker?.start();
  return 'started again after a second';
}

/** Restarts a server of the machine. @returns how long it was away */
async function restartServer(server: { restart(): Promise<void> }): Promise<string> {
  const startedMs = performance.now();
  await server.restart();
  return `${inSeconds(performance.now() - startedMs)} down`;
}

interface LoadedStage {
  what: string;
  work: () => Promise<string>;
  /** Whether the shop may refuse requests while it happens. */
  mayFail?: boolean;
}

const rowOf = (
  { what, mayFail }: LoadedStage,
  { name, version }: Entrance,
  result: { requests: ProxiedRequest[]; seconds: number; note: string },
): Row => {
  const counts = countRequests(result.requests, name);
  const failures = describeFailures(result.requests.filter(({ proxy }) => proxy === name));
  const isWrong = !mayFail && counts.failedWrites + counts.failedReads > 0;
  return {
    what,
    behind: `${name} ${version}`.trim(),
    seconds: result.seconds,
    ...counts,
    note: [failures, result.note].filter(Boolean).join('; '),
    violation: isWrong ? `${what} behind ${name}: requests failed: ${failures}` : undefined,
  };
};

interface PlannedStage extends LoadedStage {
  proxies: readonly Entrance[];
  /** The least for each proxy. */
  writes: number;
}

/** Lists the stages under load. A short run has one, behind all proxies at once. */
export function* planStages(
  shop: OperationsShop,
  { isShort, writes }: { isShort: boolean; writes: number },
): Generator<PlannedStage> {
  const { proxies, postgres, redis } = shop;
  if (isShort) {
    const work = async () => (await Promise.all([restartWebs(shop, 1), killWorker(shop)])).join(', worker ');
    yield { what: 'web restarted, worker killed', work, proxies, writes };
    return;
  }
  for (const proxy of proxies) {
    yield { what: 'webs restarted in turn', work: () => restartWebs(shop), proxies: [proxy], writes };
    yield { what: 'worker killed', work: () => killWorker(shop), proxies: [proxy], writes: 1 };
  }
  for (const server of redis ? [postgres, redis] : [postgres])
    yield {
      what: `${server.name} restarted`,
      work: () => restartServer(server),
      mayFail: server === postgres,
      proxies: proxies.slice(0, 1),
      writes: 1,
    };
}

/** Does something to the shop while buyers come through the proxies. @returns a row for each proxy */
export async function runUnderLoad(
  stage: LoadedStage,
  proxies: readonly Entrance[],
  load: Load,
  least: { seconds: number; writes: number },
): Promise<Row[]> {
  let note = '';
  const result = await underLoad(proxies, load, least, async () => (note = await stage.work()));
  return proxies.map((proxy) => rowOf(stage, proxy, { ...result, note }));
}
