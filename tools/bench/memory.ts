import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import type { Client } from 'pg';

import { connect, siteDatabaseUrl } from '../harness/database.js';
import { buy, firstEbook } from '../harness/shop-client.js';
import { startSite } from '../harness/site.js';
import { until } from '../harness/until.js';
import { type Bench, figure } from './comparison.js';
import { manyVisitors, rate, subscriber } from './sign-ups.js';

const orders = 1_300;
const signUps = 1_600;
/** By then, the work after a start is done and its counts are stored. */
const settleMs = 60_000;
const restMs = 180_000;
const timeoutMs = 300_000;
/** In /proc/<pid>/stat, on every machine that Node runs on. */
const ticksPerSecond = 100;

/** The proportional set size: a process's own memory, and its part of shared memory. */
function memoryMb(pid: number): number {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1]) / 1_024;
}

/** The fields of /proc/<pid>/stat from the parent's id on; none if the process has ended. */
function statOf(pid: string): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 4).split(' ');
  } catch {
    return [];
  }
}

/** The processor time of processes and their children so far. */
function processorSeconds(pids: readonly number[]): number {
  const ticks = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => ({ pid: Number(pid), stat: statOf(pid) }))
    .filter(({ pid, stat }) => pids.includes(pid) || pids.includes(Number(stat[0])))
    // User and system time, and those of children that have ended.
    .flatMap(({ stat }) => stat.slice(10, 14).map(Number));
  return ticks.reduce((sum, each) => sum + each, 0) / ticksPerSecond;
}

async function countOf(client: Client, sql: string): Promise<number> {
  return Number((await client.query(`SELECT ${sql}`)).rows[0].count);
}
const transactions =
  'xact_commit + xact_rollback AS count FROM pg_stat_database WHERE datname = current_database()';
const openEmails = "count(*) FROM outbox WHERE closed_at IS NULL AND due_at <= now() + interval '2 minutes'";

/** Measures the memory, processor time and transactions of a site without visitors, and its memory after a busy day. */
export const memory: Bench = {
  name: 'memory',
  title: 'Memory and load of an idle site',
  isLong: true,
  async run({ cleanup, say }) {
    if (!existsSync('/proc/self/smaps_rollup')) return [figure('memory', 'skipped: needs Linux')];
    say('starting a site');
    const site = await startSite(cleanup, { TRUSTED_PROXIES: '1' });
    const { url, dataDir } = site;
    const { pid } = site.process;
    const client = await connect(await siteDatabaseUrl(dataDir), cleanup);
    const [postmaster] = readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
    const processes = [pid, Number(postmaster)];
    say('waiting for the start to settle');
    await wait(settleMs);
    const idleMb = memoryMb(pid);
    // PostgreSQL analyzes a new database within its second minute.
    await wait(settleMs);
    const before = { seconds: processorSeconds(processes), count: await countOf(client, transactions) };
    say(`${restMs / 1_000} s idle`);
    await wait(restMs);
    const seconds = processorSeconds(processes) - before.seconds;
    const count = (await countOf(client, transactions)) - before.count;
    say(`${orders} orders`);
    const send = manyVisitors(url);
    const product = await firstEbook(send);
    await rate(orders, () => buy(send, product));
    say(`${signUps} sign-ups`);
    await rate(signUps, subscriber(url));
    say('waiting for the emails');
    await until('every email sent', timeoutMs, async () => (await countOf(client, openEmails)) === 0);
    // V8 returns memory after a minute or more without load.
    await wait(2 * settleMs);
    return [
      figure('memory of an idle site (PSS of its process)', idleMb, 'MB'),
      figure(`… after ${orders} orders and ${signUps} sign-ups`, memoryMb(pid), 'MB'),
      figure('processor time when idle, with the database, of one core', (seconds * 100_000) / restMs, '%'),
      figure('transactions per minute when idle', (count * 60_000) / restMs),
    ];
  },
};
