import { readFile, writeFile } from 'node:fs/promises';
import { Agent } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { freePort } from '@lectern/embedded-postgres/servers';
import type { Client } from 'pg';

import type { Stage } from '../harness/run-trial.js';
import { connect, siteDatabaseUrl } from '../harness/database.js';
import { exchange } from '../harness/shop-client.js';
import { owner, signIn, type Site, startSite } from '../harness/site.js';
import { SiteProcess } from '../harness/site-process.js';
import { fill } from '../seed-large/fill.js';
import { inRoot } from '../start/paths.mjs';
import { type Bench, type Comparison, figure, inTurns, percentiles, type Round } from './comparison.js';
import type { Statement } from './record-queries.js';

/** Every list of the dashboard and each chart of its statistics, below /api/admin. */
const lists = [
  ...['orders', 'orders?status=refunded', 'orders?query=reader77', 'products'],
  ...['newsletter-subscribers', 'subscriptions?query=reader4217'],
  ...['inbox', 'inbox?query=weaver', 'speaking-requests', 'messages/suspected'],
  ...['download-leads', 'download-leads?query=reader4217', 'broadcasts', 'suppressions'],
  ...['deliveries', 'deliveries?status=bounced', 'deliveries?query=reader4217'],
  ...['audio-previews', 'jobs', 'audit-log'],
  ...['sales', 'conversion', 'visits', 'subscribers', 'samples', 'files', 'previews'].flatMap((chart) =>
    [30, 365].map((days) => `figures/${chart}?days=${days}`),
  ),
];

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

/** Below this, a sequential scan is as fast as any index. */
const largeRows = 10_000;

async function largeTables(client: Client): Promise<Set<string>> {
  const { rows } = await client.query(
    `SELECT relname FROM pg_class WHERE relkind = 'r' AND reltuples > ${largeRows} AND relnamespace = 'public'::regnamespace`,
  );
  return new Set(rows.map(({ relname }) => relname));
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** The large tables that a statement scans sequentially, by the plan for its values. */
async function scannedTables(client: Client, large: Set<string>, { text, values = [] }: Statement) {
  const { rows } = await client.query(`EXPLAIN (FORMAT JSON) ${text}`, values);
  return nodesOf(rows[0]['QUERY PLAN'][0].Plan)
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .map((node) => node['Relation Name'] ?? '')
    .filter((name) => large.has(name));
}

const rounds = 5;
const callsPerRound = 40;
const warmUpCalls = 60;

/** Calls the dashboard's API. @returns a function that resolves to the status of the answer */
function caller(url: string, cookie: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return async (list: string) =>
    (await exchange(`${url}/api/admin/${list}`, { agent, headers: { cookie } })).status;
}

/** Leaves out the statements that find out who is signed in. */
const isOfAnswer = ({ text }: Statement) =>
  /^\s*(SELECT|WITH)\b/i.test(text) && !/\bFROM sessions\b/.test(text);

/** Reads the statements of each list from a second process of the site, which records them. */
async function recordStatements({ url: siteUrl, dataDir }: Site, cookie: string, { cleanup }: Stage) {
  const file = path.join(dataDir, 'queries.jsonl');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const imports = ['tools/test/compile.mjs', 'tools/bench/record-queries.ts'];
  const env = {
    ...{ ROLE: 'web', PORT: String(port), DATA_DIR: dataDir },
    DATABASE_URL: await siteDatabaseUrl(dataDir),
    // The name of the cookie contains the port.
    PUBLIC_URL: siteUrl,
    RECORD_QUERIES: file,
    NODE_OPTIONS: [
      '-C @lectern/source',
      ...imports.map((name) => `--import ${pathToFileURL(inRoot(name)).href}`),
    ].join(' '),
  };
  const recorder = new SiteProcess('recording site', env, cleanup);
  recorder.start();
  await recorder.untilReady(url);
  const call = caller(url, cookie);
  const statements = new Map<string, Statement[]>();
  for (const list of lists) {
    await writeFile(file, '');
    const status = await call(list);
    if (status !== 200) throw new Error(`${list} answered ${status}.`);
    const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean);
    statements.set(list, lines.map((line) => JSON.parse(line) as Statement).filter(isOfAnswer));
  }
  return statements;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  await work();
  return performance.now() - startedMs;
}

/** Measures one list beside its SQL, by p95. */
async function measure(calls: Record<keyof Round, () => Promise<number>>): Promise<Round[]> {
  await inTurns(warmUpCalls, calls);
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    const results = await inTurns(callsPerRound, calls);
    times.push({ site: results.map(({ site }) => site), beside: results.map(({ beside }) => beside) });
  }
  return percentiles(times, 0.95);
}

/**
 * Compares each list of the dashboard with the statements of its answer, sent by pg alone, on years of orders and subscribers.
 * The difference is HTTP, the session and JSON. Names the lists that scan a large table sequentially.
 */
export const dashboard: Bench = {
  name: 'dashboard',
  title: 'Lists of the dashboard with 50,000 orders',
  isLong: true,
  async run(stage) {
    const { cleanup, say } = stage;
    say('starting a site');
    // Without workers, whose work would be measured too.
    const site = await startSite(cleanup, { ...owner, ROLE: 'web' });
    const client = await connect(await siteDatabaseUrl(site.dataDir), cleanup);
    await fill(client, (detail) => say(`filling the database: ${detail}`));
    const cookie = await signIn(site.url);
    say('recording statements');
    const statements = await recordStatements(site, cookie, stage);
    const call = caller(site.url, cookie);
    const large = await largeTables(client);
    const measured: Comparison[] = [];
    const scans: string[] = [];
    for (const [list, sent] of statements) {
      say(list);
      for (const statement of sent) {
        const tables = await scannedTables(client, large, statement);
        scans.push(...tables.map((name) => `${list} (${name})`));
      }
      const query = async () => {
        for (const { text, values } of sent) await client.query(text, values);
      };
      const calls = { site: () => timed(() => call(list)), beside: () => timed(query) };
      measured.push({
        title: `${list}, p95`,
        unit: 'ms',
        beside: 'its own SQL',
        rounds: await measure(calls),
      });
    }
    return [...measured, figure('lists that scan a large table', scans.join(', ') || 'none')];
  },
};
