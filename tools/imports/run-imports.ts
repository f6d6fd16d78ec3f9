import { parseArgs } from 'node:util';

import { freePort } from '@lectern/embedded-postgres/servers';

import { connect, startDatabase } from '../harness/database.js';
import { command, readCount, type Stage, type Trial } from '../harness/run-trial.js';
import { dataFolder, owner, siteEnvironment } from '../harness/site.js';
import { SiteProcess } from '../harness/site-process.js';
import { nameTable, section } from '../harness/table.js';
import { until } from '../harness/until.js';
import { articlesFile, readersFile } from './import-files.js';
import { ImportsClient, type ImportState } from './imports-client.js';
import { measureArchive } from './measure-archive.js';

interface Options {
  readers: number;
  articles: number;
  kills: number;
}

const usual = { readers: 100_000, articles: 5_000, kills: 3 };
/** On a slow machine. */
const perReaderMs = 20;
const perArticleMs = 200;
const perKillMs = 60_000;
const mebibyte = 1_048_576;

interface Measures {
  checkSeconds: number;
  runSeconds: number;
  undoSeconds: number;
  grownBytes: number;
}

/** A dry run, an import and its undo. */
async function measureImport(
  client: ImportsClient,
  batch: ImportState,
  timeoutMs: number,
): Promise<Measures> {
  const timed = async (state: string, start: () => Promise<unknown>): Promise<number> => {
    const startedMs = performance.now();
    await start();
    await client.reach(batch.id, state, timeoutMs);
    return (performance.now() - startedMs) / 1_000;
  };
  client.watchMemory();
  return {
    checkSeconds: await timed('checked', () => client.check(batch)),
    runSeconds: await timed('done', () => client.move(batch.id, 'start')),
    undoSeconds: await timed('undone', () => client.move(batch.id, 'undo')),
    grownBytes: client.grownBytes,
  };
}

async function run({ readers, articles, kills }: Options, stage: Stage) {
  const { cleanup, say } = stage;
  say('starting a database and the site');
  const dataDir = await dataFolder(cleanup);
  const database = await startDatabase(dataDir, cleanup);
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const env = siteEnvironment({ PORT: port, DATA_DIR: dataDir, DATABASE_URL: database.url, ...owner });
  const site = new SiteProcess('site', env, cleanup);
  const start = async () => {
    site.start();
    await site.untilReady(url);
  };
  await start();
  const client = new ImportsClient(url, site, say);
  await client.signIn();
  const timeoutMs = readers * perReaderMs + articles * perArticleMs + perKillMs * (kills + 1);
  const uploadReaders = () => client.upload('subscribers', readersFile(readers), 'subscribed_export.csv');
  const uploadArticles = () => client.upload('articles', articlesFile(articles), 'wordpress.xml');

  const ofReaders = await measureImport(client, await uploadReaders(), timeoutMs);
  // With a new heap.
  await site.end();
  await start();
  const ofArticles = await measureImport(client, await uploadArticles(), timeoutMs);

  const again = [await uploadReaders(), await uploadArticles()];
  for (const batch of again) {
    await client.check(batch);
    await client.reach(batch.id, 'checked', timeoutMs);
    await client.move(batch.id, 'start');
  }
  const [{ id = '' } = {}] = again;
  for (let kill = 1; kill <= kills; kill++) {
    const least = Math.round((readers * kill) / (kills + 1));
    await until(`${least} rows`, timeoutMs, async () => {
      const { done, state } = await client.find(id);
      return done >= least || state === 'done';
    });
    await site.kill();
    say('killed, and started again');
    await start();
  }
  for (const batch of again) await client.reach(batch.id, 'done', timeoutMs);
  const violations: string[] = [];
  const connection = await connect(database.url, cleanup);
  const expectCount = async (what: string, sql: string, expected: number) => {
    const { rows } = await connection.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${sql}`);
    const count = rows[0]?.count ?? 0;
    if (count !== expected) violations.push(`${count} of ${expected} ${what} are there`);
  };
  await expectCount('subscribers', '(SELECT DISTINCT lower(email) FROM newsletters) r', readers);
  await expectCount('subscriptions', 'newsletters', readers);
  await expectCount('articles', 'documents', articles);
  await connection.end();
  const archive = await measureArchive(client, timeoutMs, stage);
  return { ofReaders, ofArticles, archive, violations };
}

const seconds = (value: number): string => `${value.toFixed(0)} s`;
const mebibytes = (value: number): string => `${(value / mebibyte).toFixed(0)} MiB`;

const rowsOf = ({ checkSeconds, runSeconds, undoSeconds, grownBytes }: Measures) => ({
  'dry run': seconds(checkSeconds),
  import: seconds(runSeconds),
  undo: seconds(undoSeconds),
  'more memory than before, at most': mebibytes(grownBytes),
});

export const importTrial: Trial<Options, Awaited<ReturnType<typeof run>>> = {
  read(args) {
    const option = { type: 'string' as const };
    const { values } = parseArgs({ args, options: { readers: option, articles: option, kills: option } });
    return {
      readers: readCount(values.readers, usual.readers, 10, 'readers'),
      articles: readCount(values.articles, usual.articles, 10, 'articles'),
      kills: readCount(values.kills, usual.kills, 0, 'kills'),
    };
  },
  title: ({ readers, articles, kills }) =>
    `Imports of ${readers} subscribers and ${articles} articles, ${kills} kills, and an archive`,
  run,
  report: ({ ofReaders, ofArticles, archive, violations }, { readers, articles, kills }) =>
    [
      nameTable({ subscribers: readers, ...rowsOf(ofReaders) }),
      '',
      nameTable({ articles, ...rowsOf(ofArticles) }),
      '',
      nameTable({
        'kills while both came again': kills,
        'archive of both made in': seconds(archive.makeSeconds),
        'its size': mebibytes(archive.sizeBytes),
        'read by a second site in': seconds(archive.readSeconds),
        'memory of the command, at most': mebibytes(archive.readPeakBytes),
      }),
      '',
      ...section('Violations:', violations),
      `Repeat it with: npm run imports -- --readers ${readers} --articles ${articles} --kills ${kills}`,
    ].join('\n'),
};

/** Imports subscribers and articles, undoes them, imports them again while the site is killed, and archives them. */
export const imports = command(importTrial);
