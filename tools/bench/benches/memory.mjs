import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { Agent } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { claim, clickBuy, exchange, firstProduct, pay } from '../../buyers/shop-client.mjs';
import { pg, siteDatabaseUrl } from '../../buyers/site-database.mjs';
import { until } from '../../buyers/until.mjs';
import { startSite } from '../start-site.mjs';
import { someAddress } from '../../buyers/some-address.mjs';
import { rate, reader } from './sign-ups.mjs';

const orders = 1_300;
const signUps = 1_600;
/** What a start leaves to be done has been done by then, and what it was counted in has been written down. */
const settleMs = 60_000;
const restMs = 180_000;
const timeoutMs = 300_000;
/** Of /proc/<pid>/stat on every machine that Node runs on. */
const ticksPerSecond = 100;

/** Proportional set size: its own memory, and its part of what it shares. @param {number} pid */
function memoryMb(pid) {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1]) / 1_024;
}

/** What /proc says of a process from its parent on, after its name in brackets. @param {string} pid @returns {string[]} */
function statOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 4).split(' ');
  } catch {
    // It has ended meanwhile.
    return [];
  }
}

/** The processor time that processes and their children have taken so far. @param {number[]} pids */
function processorSeconds(pids) {
  const taken = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => ({ pid: Number(pid), stat: statOf(pid) }))
    .filter(({ pid, stat }) => pids.includes(pid) || pids.includes(Number(stat[0])))
    // User and system time, and those of children that have ended.
    .flatMap(({ stat }) => stat.slice(10, 14).map(Number));
  return taken.reduce((sum, ticks) => sum + ticks, 0) / ticksPerSecond;
}

/** @param {import('pg').Client} client */
async function transactions(client) {
  const { rows } = await client.query(
    'SELECT xact_commit + xact_rollback AS count FROM pg_stat_database WHERE datname = current_database()',
  );
  return Number(rows[0].count);
}

/** @param {string} siteUrl */
async function buyer(siteUrl) {
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  /** @type {import('../../buyers/shop-client.mjs').Send} */
  const send = (url, { content, headers, method } = {}) => {
    const length = content ? { 'content-length': Buffer.byteLength(content) } : {};
    const given = { 'x-forwarded-for': someAddress(), ...headers, ...length };
    return exchange(siteUrl + url, { method, agent, headers: given }, content);
  };
  const product = await firstProduct(send);
  return async () => {
    const secret = await clickBuy(send, {
      email: `${randomUUID()}@example.com`,
      key: randomUUID(),
      product,
    });
    await pay(send, secret, 'pm_card_visa');
    await claim(send, secret);
  };
}

/** @param {string} title @param {number} value @param {import('../measure.mjs').Unit} [unit] @returns {import('../measure.mjs').Figure} */
const figure = (title, value, unit = '') => ({ bench: 'memory', title, value, unit });

/**
 * What a site takes that nobody visits: memory, processor time together with its database, transactions. Then what its
 * memory is after a good day, when all mails have gone.
 * @type {import('../benches.mjs').Bench}
 */
export const memory = {
  name: 'memory',
  title: 'Memory, and what a site takes at rest',
  async run({ endings, say }) {
    if (!existsSync('/proc/self/smaps_rollup')) {
      return [{ bench: 'memory', title: 'Memory', value: 'skipped: Linux alone tells it', unit: '' }];
    }
    say('starting a site of its own');
    const { url, dataDir, pid } = await startSite(endings, { TRUSTED_PROXIES: '1' });
    const client = new pg.Client({ connectionString: await siteDatabaseUrl(dataDir) });
    await client.connect();
    endings.add(() => client.end());
    const [postmaster] = readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
    const processes = [pid, Number(postmaster)];
    say('letting it settle');
    await wait(settleMs);
    const memoryAtRest = memoryMb(pid);
    // A new database is looked through once by PostgreSQL itself, within its second minute.
    await wait(settleMs);
    const before = { seconds: processorSeconds(processes), count: await transactions(client) };
    say(`${restMs / 1_000} s of rest`);
    await wait(restMs);
    const seconds = processorSeconds(processes) - before.seconds;
    const count = (await transactions(client)) - before.count;
    say(`${orders} orders`);
    await rate(orders, await buyer(url));
    say(`${signUps} sign-ups`);
    await rate(signUps, reader(url));
    say('waiting for the mails');
    await until('every mail sent', timeoutMs, async () => {
      const { rows } = await client.query(
        `SELECT count(*)::int AS open FROM outbox WHERE closed_at IS NULL AND due_at <= now() + interval '2 minutes'`,
      );
      return rows[0].open === 0;
    });
    // V8 gives back what a load has left in its heap after a minute or more without one.
    await wait(2 * settleMs);
    return [
      figure('memory at rest (PSS of the process of the site)', memoryAtRest, 'MB'),
      figure(`… after ${orders} orders and ${signUps} sign-ups`, memoryMb(pid), 'MB'),
      figure('processor at rest, site and database, of one core', (seconds * 100_000) / restMs, '%'),
      figure('transactions a minute of a site that nobody visits', (count * 60_000) / restMs),
    ];
  },
};
