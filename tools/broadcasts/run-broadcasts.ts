import { parseArgs } from 'node:util';

import { freePort } from '@lectern/embedded-postgres/servers';

import { connect, startDatabase } from '../harness/database.js';
import { type Delivery, startMailServer } from '../harness/mail-server.js';
import { command, readCount, type Stage, type Trial } from '../harness/run-trial.js';
import { cookiesOf, dataFolder, owner, signIn, siteEnvironment } from '../harness/site.js';
import { SiteProcess } from '../harness/site-process.js';
import { nameTable, section } from '../harness/table.js';
import { until } from '../harness/until.js';

interface Options {
  readers: number;
  kills: number;
}

const usual = { readers: 20_000, kills: 3 };
/** On a slow machine. */
const perReaderMs = 50;
const perKillMs = 60_000;
const mebibyte = 1_048_576;
const broadcast = {
  subject: 'Next Friday',
  body: `Good day,\n\n${'It is a quiet evening, and there is something to tell. '.repeat(20)}\n\n[Look at it](/books)`,
};

async function addSubscribers(databaseUrl: string, count: number, { cleanup }: Stage): Promise<void> {
  const client = await connect(databaseUrl, cleanup);
  await client.query(
    `INSERT INTO newsletter_subscriptions (id, email, status, asked_at, confirmed_at)
     SELECT gen_random_uuid()::text, 'reader-' || n || '@example.com', 'confirmed', now(), now()
     FROM generate_series(1, $1::int) n`,
    [count],
  );
  await client.end();
}

interface Broadcast {
  id: string;
  status: string;
  counts: Record<string, number>;
}

/** Calls the dashboard's API as the owner. */
async function dashboardOf(url: string) {
  let cookie = await signIn(url);
  return async (path: string, body?: unknown, method = body === undefined ? 'GET' : 'POST') => {
    const response = await fetch(`${url}/api/admin/${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    cookie = cookiesOf(response) || cookie;
    return (await response.json()) as Broadcast;
  };
}

/** The resident memory of the site, by its metrics. */
async function residentBytes(url: string): Promise<number[]> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const [, bytes] = /^process_resident_memory_bytes (\S+)$/m.exec(text) ?? [];
  return bytes === undefined ? [] : [Number(bytes)];
}

/** Counts addresses, and emails that were sent again, some of them under another Message-ID. */
function countDeliveries(deliveries: readonly Delivery[]) {
  const idsByAddress = new Map<string, Set<string>>();
  for (const { to, messageId } of deliveries)
    idsByAddress.set(to, (idsByAddress.get(to) ?? new Set<string>()).add(messageId));
  return {
    addresses: idsByAddress.size,
    repeated: deliveries.length - idsByAddress.size,
    renamed: [...idsByAddress.values()].filter((ids) => ids.size > 1).length,
  };
}

function violationsOf(
  { addresses, repeated, renamed }: ReturnType<typeof countDeliveries>,
  { readers, kills }: Options,
): string[] {
  return [
    ...(addresses === readers ? [] : [`${readers - addresses} subscribers got no email`]),
    ...(repeated <= kills ? [] : [`${repeated} emails were sent again, after ${kills} kills`]),
    ...(renamed === 0 ? [] : [`${renamed} emails were sent again with another Message-ID`]),
  ];
}

async function run(options: Options, stage: Stage) {
  const { readers, kills } = options;
  const { cleanup, say } = stage;
  say('starting a mail server, a database and the site');
  const { port: mailPort, deliveries } = await startMailServer(cleanup);
  const dataDir = await dataFolder(cleanup);
  const database = await startDatabase(dataDir, cleanup);
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const env = siteEnvironment({
    ...{ PORT: port, DATA_DIR: dataDir, DATABASE_URL: database.url, ...owner },
    ...{ SMTP_URL: `smtp://127.0.0.1:${mailPort}`, MAIL_RATE_PER_SECOND: '10000' },
  });
  const site = new SiteProcess('site', env, cleanup);
  site.start();
  await site.untilReady(url);
  await addSubscribers(database.url, readers, stage);
  const call = await dashboardOf(url);
  const lines = 'PO Box 12, Springfield, OH 45501';
  await call('settings/postal-address', { lines, version: 0 }, 'PUT');
  const { id } = await call('broadcasts', broadcast);
  const startedMs = performance.now();
  let downMs = 0;
  await call(`broadcasts/${id}/send`, {});
  const timeoutMs = readers * perReaderMs + perKillMs;
  const untilSent = (count: number) => until(`${count} emails`, timeoutMs, () => deliveries.length >= count);
  for (let kill = 1; kill <= kills; kill++) {
    await untilSent(Math.round((readers * kill) / (kills + 1)));
    const killedMs = performance.now();
    await site.kill();
    const sent = deliveries.length;
    say(`killed at ${sent} of ${readers} emails, and started again`);
    site.start();
    await site.untilReady(url);
    await untilSent(sent + 2);
    downMs += performance.now() - killedMs;
  }
  const memory: number[] = [];
  await until('the end of the broadcast', timeoutMs, async () => {
    say(`${deliveries.length} of ${readers} emails`);
    memory.push(...(await residentBytes(url)));
    return (await call(`broadcasts/${id}`)).status === 'sent';
  });
  const seconds = (performance.now() - startedMs - downMs) / 1_000;
  const counted = countDeliveries(deliveries);
  const { counts } = await call(`broadcasts/${id}`);
  return { counted, counts, seconds, memory, violations: violationsOf(counted, options) };
}

export const broadcastTrial: Trial<Options, Awaited<ReturnType<typeof run>>> = {
  read(args) {
    const option = { type: 'string' as const };
    const { values } = parseArgs({ args, options: { readers: option, kills: option } });
    return {
      readers: readCount(values.readers, usual.readers, 10, 'readers'),
      kills: readCount(values.kills, usual.kills, 0, 'kills'),
    };
  },
  title: ({ readers, kills }) => `A broadcast to ${readers} subscribers, ${kills} kills`,
  run,
  report: ({ counted, counts, seconds, memory, violations }, { readers, kills }) =>
    [
      nameTable({
        subscribers: readers,
        'got the email': counted.addresses,
        skipped: readers - counted.addresses,
        'emails sent again after a kill, with their Message-ID': counted.repeated,
        'counted as sent': counts['sent'] ?? 0,
        kills,
        'emails per second': (readers / seconds).toFixed(0),
        'memory in MiB, from': (Math.min(...memory) / mebibyte).toFixed(0),
        to: (Math.max(...memory) / mebibyte).toFixed(0),
      }),
      '',
      ...section('Violations:', violations),
      `Repeat it with: npm run broadcasts -- --readers ${readers} --kills ${kills}`,
    ].join('\n'),
};

/** Sends a broadcast from a site that is killed several times, and counts who got it at a mail server. */
export const broadcasts = command(broadcastTrial);
