import path from 'node:path';

import { dataFolder, owner, ownSettings, signIn } from '../bench/start-site.mjs';
import { pg } from '../buyers/site-database.mjs';
import { until } from '../buyers/until.mjs';
import { databasePart, sitePart } from '../chaos/part.mjs';
import { freePort } from '@lectern/embedded-postgres/servers';
import { sendBare, startMailServer } from './mail-server.mjs';

/** What the site's own metrics say of its memory. @param {string} url of the site */
export function residentBytes(url) {
  /** @type {number[]} */
  const samples = [];
  return {
    async sample() {
      const text = await (await fetch(`${url}/metrics`)).text();
      const [, bytes] = /^process_resident_memory_bytes (\S+)$/m.exec(text) ?? [];
      if (bytes) samples.push(Number(bytes));
    },
    /** The least and the most of it, in bytes. */
    range: () => ({ low: Math.min(...samples), high: Math.max(...samples) }),
  };
}

/** @typedef {{ id: string, status: string, counts: Record<string, number> }} Broadcast */

/**
 * What the owner does in the dashboard, as a script would do it.
 * @param {string} url of the site
 */
async function openDashboard(url) {
  let cookie = await signIn(url);
  /** @param {string} path @param {unknown} [body] @param {string} [method] @returns {Promise<any>} */
  async function call(path, body, method = body === undefined ? 'GET' : 'POST') {
    const response = await fetch(`${url}/api/admin/${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    const given = response.headers.getSetCookie().map((line) => line.split(';')[0]);
    if (given.length > 0) cookie = given.join('; ');
    return response.json();
  }
  return {
    /** @param {{ subject: string, body: string }} letter @returns {Promise<Broadcast>} */
    write: (letter) => call('broadcasts', letter),
    /** @param {string} lines @returns {Promise<unknown>} */
    setPostalAddress: (lines) => call('settings/postal-address', { lines, version: 0 }, 'PUT'),
    /** @param {string} id @returns {Promise<Broadcast>} */
    send: (id) => call(`broadcasts/${id}/send`, {}),
    /** @param {string} id @returns {Promise<Broadcast>} */
    read: (id) => call(`broadcasts/${id}`),
  };
}

const startPatienceMs = 120_000;
/** For one reader, on a machine with much else to do; and for what a killed process held. */
const perReaderMs = 50;
const perKillMs = 60_000;
const letter = {
  subject: 'Next Friday',
  body: `Good day,\n\n${'It is a quiet evening, and there is something to tell. '.repeat(20)}\n\n[Look at it](/books)`,
};

/** @param {string} url @param {number} readers */
async function seedReaders(url, readers) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `INSERT INTO newsletter_subscriptions (id, email, status, asked_at, confirmed_at)
     SELECT gen_random_uuid()::text, 'reader-' || n || '@example.com', 'confirmed', now(), now()
     FROM generate_series(1, $1::int) n`,
    [readers],
  );
  await client.end();
}

/** @param {string} url */
const isReady = async (url) => (await fetch(`${url}/readyz`).catch(() => undefined))?.ok ?? false;

/**
 * Has an email sent to many readers while the process that sends it is killed, and counts what has arrived.
 * @param {{ readers: number, kills: number, endings: import('../bench/endings.mjs').Endings,
 *   say: (detail: string) => void }} options
 */
export async function runBroadcast({ readers, kills, endings, say }) {
  say('starting a mail server, a database and the site');
  const mail = await startMailServer(endings);
  const dataDir = await dataFolder(endings);
  const database = await databasePart(dataDir);
  endings.add(() => database.stop());
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...Object.fromEntries(ownSettings.map((name) => [name, undefined])),
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    SMTP_URL: mail.url,
    MAIL_RATE_PER_SECOND: '10000',
    ...owner,
  };
  const site = sitePart({ name: 'site', logFile: path.join(dataDir, 'site.log'), env });
  endings.add(() => site.stop());
  const start = async () => {
    site.start();
    await until('the site ready', startPatienceMs, () => isReady(url));
  };
  await start();
  await seedReaders(database.url, readers);
  const dashboard = await openDashboard(url);
  const { id } = await dashboard.write(letter);
  const memory = residentBytes(url);
  const startedMs = performance.now();
  let downMs = 0;
  await dashboard.setPostalAddress('PO Box 12, Springfield, OH 45501');
  await dashboard.send(id);
  const timeoutMs = readers * perReaderMs + perKillMs;
  for (let kill = 1; kill <= kills; kill++) {
    const enough = Math.round((readers * kill) / (kills + 1));
    await until(`${enough} letters`, timeoutMs, async () => (await mail.count()).messages >= enough);
    const killedMs = performance.now();
    const { messages } = await mail.count();
    await site.kill();
    say(`killed at ${messages} of ${readers} letters, and started again`);
    await start();
    await until('letters again', perKillMs, async () => (await mail.count()).messages > messages + 1);
    downMs += performance.now() - killedMs;
  }
  await until('the last letter', timeoutMs, async () => {
    say(`${(await mail.count()).messages} of ${readers} letters`);
    await memory.sample();
    return (await dashboard.read(id)).status === 'sent';
  });
  const seconds = (performance.now() - startedMs - downMs) / 1_000;
  const account = await mail.count();
  const { counts } = await dashboard.read(id);
  say('the same by nodemailer alone');
  await mail.forget();
  const bare = await sendBare(mail.url, { ...letter, ...(await exampleOf(url)) }, Math.min(readers, 2_000));
  return {
    account,
    counts,
    seconds,
    bare,
    memory: memory.range(),
    violations: violations(account, readers, kills),
  };
}

/** The email as it went out. @param {string} url */
async function exampleOf(url) {
  const read = async (/** @type {string} */ part) =>
    (await fetch(`${url}/development/letters/broadcast${part}`)).text();
  return { html: await read(''), text: await read('/text') };
}

/** @param {import('./mail-server.mjs').Account} account @param {number} readers @param {number} kills */
function violations({ addresses, repeated, renamed }, readers, kills) {
  return [
    ...(addresses === readers ? [] : [`${readers - addresses} readers got nothing`]),
    ...(repeated <= kills ? [] : [`${repeated} letters went out again, after ${kills} kills`]),
    ...(renamed === 0 ? [] : [`${renamed} letters that went out again had another Message-ID`]),
  ];
}

/** @typedef {Awaited<ReturnType<typeof runBroadcast>>} BroadcastResult */
