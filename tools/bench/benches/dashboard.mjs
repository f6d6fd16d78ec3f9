import { readFile, writeFile } from 'node:fs/promises';
import { Agent } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { exchange } from '../../buyers/shop-client.mjs';
import { pg, siteDatabaseUrl } from '../../buyers/site-database.mjs';
import { until } from '../../buyers/until.mjs';
import { fill } from '../../seed-large/fill.mjs';
import { inRoot } from '../../start/paths.mjs';
import { freePort } from '@lectern/embedded-postgres/servers';
import { inTurn, percentile } from '../measure.mjs';
import { startServer } from '../server-process.mjs';
import { owner, signIn, startSite } from '../start-site.mjs';

/**
 * Every list of the dashboard, and each chart of its numbers: by the address that the page asks for. One that a site does
 * not have is left out, and said to be.
 * @type {{ name: string, path: string }[]}
 */
const dashboardLists = [
  { name: 'orders', path: 'orders' },
  { name: 'orders, of one state', path: 'orders?status=refunded' },
  { name: 'orders, searched', path: 'orders?query=reader77' },
  { name: 'products', path: 'products' },
  { name: 'subscribers', path: 'newsletter-subscribers' },
  { name: 'subscribers, searched', path: 'subscriptions?query=reader4217' },
  { name: 'inbox', path: 'inbox' },
  { name: 'inbox, searched', path: 'inbox?query=weaver' },
  { name: 'speaking requests', path: 'speaking-requests' },
  { name: 'free downloads', path: 'download-leads' },
  { name: 'free downloads, searched', path: 'download-leads?query=reader4217' },
  { name: 'broadcasts', path: 'broadcasts' },
  { name: 'held messages', path: 'messages/suspected' },
  { name: 'mail', path: 'deliveries' },
  { name: 'mail, of one state', path: 'deliveries?status=bounced' },
  { name: 'mail, searched', path: 'deliveries?query=reader4217' },
  { name: 'addresses held back', path: 'suppressions' },
  { name: 'audio previews', path: 'audio-previews' },
  { name: 'failed jobs', path: 'jobs' },
  { name: 'audit log', path: 'audit-log' },
  ...['sales', 'conversion', 'visits', 'subscribers', 'samples', 'files', 'previews'].flatMap((chart) => [
    { name: `${chart}, 30 days`, path: `figures/${chart}?days=30` },
    { name: `${chart}, a year`, path: `figures/${chart}?days=365` },
  ]),
];

/** @typedef {{ text: string, values?: unknown[] }} Statement */
/** @typedef {{ 'Node Type': string, 'Relation Name'?: string, Plans?: Plan[] }} Plan */

/** Reading fewer rows than that one after the other is what any index would be slower than. */
const largeRows = 10_000;

/** @param {import('pg').ClientBase} client @returns {Promise<Set<string>>} */
async function largeTables(client) {
  const { rows } = await client.query(
    `SELECT relname FROM pg_class WHERE relkind = 'r' AND reltuples > ${largeRows} AND relnamespace = 'public'::regnamespace`,
  );
  return new Set(rows.map(({ relname }) => relname));
}

/** @param {Plan} plan @returns {Plan[]} */
const nodesOf = (plan) => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/**
 * The large tables that a statement reads from their first row to their last, by the plan that is made for its values.
 * @param {import('pg').ClientBase} client
 * @param {Set<string>} large
 * @param {Statement} statement
 */
async function wholeReads(client, large, { text, values = [] }) {
  const { rows } = await client.query(`EXPLAIN (FORMAT JSON) ${text}`, values);
  return nodesOf(rows[0]['QUERY PLAN'][0].Plan)
    .filter((node) => node['Node Type'] === 'Seq Scan' && large.has(node['Relation Name'] ?? ''))
    .map((node) => node['Relation Name'] ?? '');
}

/** @typedef {(path: string) => Promise<number>} Ask its answer's status */

const rounds = 5;
const callsPerRound = 40;
const warmUpCalls = 60;

/** @param {string} url @param {string} cookie @returns {Ask} */
function asker(url, cookie) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return async (call) => (await exchange(`${url}/api/admin/${call}`, { agent, headers: { cookie } })).status;
}

/** What finds out who asks is not part of the answer. @param {Statement} statement */
const isOfTheAnswer = ({ text }) => /^\s*(SELECT|WITH)\b/i.test(text) && !/\bFROM sessions\b/.test(text);

/**
 * The statements that each list really sends, from a second process of the site that writes them down.
 * @param {{ siteUrl: string, databaseUrl: string, dataDir: string, cookie: string, endings: import('../endings.mjs').Endings }} site
 * @returns {Promise<Map<string, Statement[]>>} by the list's path; without those that this site does not have
 */
async function recordStatements({ siteUrl, databaseUrl, dataDir, cookie, endings }) {
  const file = path.join(dataDir, 'queries.jsonl');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const recorder = pathToFileURL(inRoot('tools/bench/record-queries.mjs')).href;
  const env = {
    ...{ ROLE: 'web', PORT: String(port), DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
    // The same site to its cookie, which has the port in its name.
    PUBLIC_URL: siteUrl,
    ...{ RECORD_QUERIES: file, NODE_OPTIONS: `--import ${recorder}` },
  };
  const server = startServer(inRoot('backend/dist/main.js'), { endings, env });
  const isReady = async () => (await fetch(`${url}/readyz`).catch(() => undefined))?.ok ?? false;
  await Promise.race([until('the recording site ready', 120_000, isReady), server.failure]);
  const ask = asker(url, cookie);
  const found = new Map();
  for (const { path: call } of dashboardLists) {
    await writeFile(file, '');
    const status = await ask(call);
    if (status === 404) continue;
    if (status !== 200) throw new Error(`${call} answered ${status}.`);
    const lines = (await readFile(file, 'utf8')).trim().split('\n');
    found.set(
      call,
      lines
        .filter(Boolean)
        .map((line) => JSON.parse(line))
        .filter(isOfTheAnswer),
    );
  }
  return found;
}

/** @param {() => Promise<unknown>} work */
async function timed(work) {
  const startedMs = performance.now();
  await work();
  return performance.now() - startedMs;
}

/** @param {string} title @param {number | string} value @returns {import('../measure.mjs').Figure} */
const figure = (title, value) => ({ bench: 'dashboard', title, value, unit: '' });

/**
 * Each list of the dashboard as its owner asks for it, one call after the other, against the very statements of its
 * answer sent by pg alone; with years of orders and readers in the database. The difference is HTTP, the session, and the
 * making of JSON. Then the plans of these statements: none reads a large table from end to end.
 * @type {import('../benches.mjs').Bench}
 */
export const dashboard = {
  name: 'dashboard',
  title: 'Lists of the dashboard, at 50,000 orders',
  isLong: true,
  async run({ endings, say }) {
    say('starting a site of its own');
    // Without workers: what they do in between would be measured too.
    const { url, dataDir } = await startSite(endings, { ...owner, ROLE: 'web' });
    const databaseUrl = await siteDatabaseUrl(dataDir);
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    endings.add(() => client.end());
    await fill(client, (detail) => say(`filling its database: ${detail}`));
    const cookie = await signIn(url);
    say('writing down what each list asks of the database');
    const statements = await recordStatements({ siteUrl: url, databaseUrl, dataDir, cookie, endings });
    const ask = asker(url, cookie);
    const large = await largeTables(client);
    /** @type {import('../measure.mjs').Measurement[]} */
    const measured = [];
    /** @type {string[]} */
    const whole = [];
    for (const { name, path: call } of dashboardLists.filter((list) => statements.has(list.path))) {
      say(name);
      const sent = statements.get(call) ?? [];
      for (const statement of sent)
        whole.push(...(await wholeReads(client, large, statement)).map((table) => `${name} (${table})`));
      const calls = {
        site: () => timed(() => ask(call)),
        beside: () =>
          timed(async () => {
            for (const { text, values } of sent) await client.query(text, values);
          }),
      };
      await inTurn(warmUpCalls, calls);
      /** @type {import('../measure.mjs').Round[]} */
      const roundsOfList = [];
      for (let round = 0; round < rounds; round += 1) {
        const times = await inTurn(callsPerRound, calls);
        roundsOfList.push({
          site: percentile(
            times.map(({ site }) => site),
            0.95,
          ),
          beside: percentile(
            times.map(({ beside }) => beside),
            0.95,
          ),
        });
      }
      measured.push({
        ...{
          bench: 'dashboard',
          title: `${name}, p95`,
          unit: 'ms',
          beside: 'its own SQL',
          rounds: roundsOfList,
        },
      });
    }
    const absent = dashboardLists.filter((list) => !statements.has(list.path)).map(({ name }) => name);
    return [
      ...measured,
      figure('Lists that read a large table from end to end', whole.length === 0 ? 'none' : whole.join(', ')),
      figure('Lists that this site does not have', absent.length === 0 ? 'none' : absent.join(', ')),
    ];
  },
};
