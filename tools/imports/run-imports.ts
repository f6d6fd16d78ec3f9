import { parseArgs } from 'node:util';

import { freePort } from '@lectern/embedded-postgres/servers';

import { connect, startDatabase } from '../harness/database.js';
import { command, readCount, type Stage, type Trial } from '../harness/run-trial.js';
import { cookiesOf, dataFolder, owner, signIn, siteEnvironment } from '../harness/site.js';
import { SiteProcess } from '../harness/site-process.js';
import { nameTable, section } from '../harness/table.js';
import { until } from '../harness/until.js';

interface Options {
  readers: number;
  kills: number;
}

const usual = { readers: 100_000, kills: 3 };
/** On a slow machine. */
const perReaderMs = 20;
const perKillMs = 60_000;
const mebibyte = 1_048_576;
const header = 'Email Address,First Name,MEMBER_RATING,OPTIN_TIME,OPTIN_IP,LEID,TAGS\n';

interface ImportState {
  id: string;
  state: string;
  done: number;
  options: object;
  counts: { outcomes: Record<string, number>; undone: Record<string, number> };
}

function fileOf(readers: number): Blob {
  const rows = Array.from(
    { length: readers },
    (_, n) => `reader-${n}@example.com,Reader ${n},2,2024-03-01 10:00:00,192.0.2.7,${n},"""Books"""\n`,
  );
  return new Blob([header, ...rows]);
}

/** Calls the dashboard's API as the owner. */
async function importsOf(url: string) {
  let cookie = await signIn(url);
  return async (path: string, body?: object | FormData): Promise<ImportState> => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${url}/api/admin/imports${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { cookie, ...(body && !isForm ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    cookie = cookiesOf(response) || cookie;
    return (await response.json()) as ImportState;
  };
}

/** The resident memory of the site, by its metrics. */
async function residentBytes(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1] ?? 0);
}

async function run({ readers, kills }: Options, { cleanup, say }: Stage) {
  say('starting a database and the site');
  const dataDir = await dataFolder(cleanup);
  const database = await startDatabase(dataDir, cleanup);
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const env = siteEnvironment({ PORT: port, DATA_DIR: dataDir, DATABASE_URL: database.url, ...owner });
  const site = new SiteProcess('site', env, cleanup);
  site.start();
  await site.untilReady(url);
  const call = await importsOf(url);
  const timeoutMs = readers * perReaderMs + perKillMs * (kills + 1);
  let before = await residentBytes(url);
  let grownBytes = 0;
  const form = new FormData();
  form.append('kind', 'subscribers');
  form.append('files', fileOf(readers), 'subscribed_export.csv');
  const { id, options } = await call('', form);
  const untilState = (state: string) =>
    until(`the import ${state}`, timeoutMs, async () => {
      const now = await call(`/${id}`);
      say(`${now.state}: ${now.done} of ${readers}`);
      grownBytes = Math.max(grownBytes, (await residentBytes(url)) - before);
      return now.state === state;
    });
  const timed = async (state: string, start: () => Promise<unknown>): Promise<number> => {
    const startedMs = performance.now();
    await start();
    await untilState(state);
    return (performance.now() - startedMs) / 1_000;
  };
  const checkSeconds = await timed('checked', () => call(`/${id}/check`, { options }));
  const runSeconds = await timed('done', () => call(`/${id}/start`, {}));
  const undoSeconds = await timed('undone', () => call(`/${id}/undo`, {}));

  const { id: second } = await call('', form);
  await call(`/${second}/check`, { options });
  await until('the second dry run', timeoutMs, async () => (await call(`/${second}`)).state === 'checked');
  await call(`/${second}/start`, {});
  for (let kill = 1; kill <= kills; kill++) {
    const least = Math.round((readers * kill) / (kills + 1));
    await until(`${least} rows`, timeoutMs, async () => {
      const { done, state } = await call(`/${second}`);
      return done >= least || state === 'done';
    });
    await site.kill();
    say(`killed, and started again`);
    site.start();
    await site.untilReady(url);
    before = await residentBytes(url);
  }
  await until('the end of the import', timeoutMs, async () => (await call(`/${second}`)).state === 'done');
  const { counts } = await call(`/${second}`);
  const client = await connect(database.url, cleanup);
  const { rows } = await client.query<{ count: number; addresses: number }>(
    'SELECT count(*)::int AS count, count(DISTINCT email)::int AS addresses FROM newsletters',
  );
  await client.end();
  const subscribed = rows[0]?.count ?? 0;
  const violations = [
    ...(subscribed === readers ? [] : [`${subscribed} of ${readers} are subscribed`]),
    ...(counts.outcomes['new'] === readers ? [] : [`${counts.outcomes['new'] ?? 0} count as new`]),
  ];
  return { checkSeconds, runSeconds, undoSeconds, grownBytes, subscribed, violations };
}

export const importTrial: Trial<Options, Awaited<ReturnType<typeof run>>> = {
  read(args) {
    const option = { type: 'string' as const };
    const { values } = parseArgs({ args, options: { readers: option, kills: option } });
    return {
      readers: readCount(values.readers, usual.readers, 10, 'readers'),
      kills: readCount(values.kills, usual.kills, 0, 'kills'),
    };
  },
  title: ({ readers, kills }) => `An import of ${readers} subscribers, ${kills} kills`,
  run,
  report: (
    { checkSeconds, runSeconds, undoSeconds, grownBytes, subscribed, violations },
    { readers, kills },
  ) =>
    [
      nameTable({
        subscribers: readers,
        'dry run in seconds': checkSeconds.toFixed(0),
        'import in seconds': runSeconds.toFixed(0),
        'undo in seconds': undoSeconds.toFixed(0),
        'more memory in MiB, at most': (grownBytes / mebibyte).toFixed(0),
        'kills of a second import': kills,
        'subscribed by it': subscribed,
      }),
      '',
      ...section('Violations:', violations),
      `Repeat it with: npm run imports -- --readers ${readers} --kills ${kills}`,
    ].join('\n'),
};

/** Imports subscribers into a site, undoes them, and imports them again while it is killed several times. */
export const imports = command(importTrial);
