import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { freePort, servePostgres, type TestPostgres } from '@lectern/embedded-postgres/servers';
import { expect, test } from '@playwright/test';
import pg from 'pg';

import { type CrashPoint, CrashPoints } from '../crash-points.js';
import { mailchimpExport, wordpressExport } from '../exports.js';
import { ImportsApi } from '../imports-api.js';
import { emailsIn } from '../mailbox.js';
import { ownerSettings } from '../owner.js';
import { purchase } from '../purchase.js';
import { newDataDir, SiteProcess } from '../site-process.js';

const programs = path.resolve(import.meta.dirname, '../../backend/dist');

/** More than two chunks of 50 texts and of 500 readers. */
const TEXTS = 120;
const READERS = 1_200;

type Kind = 'articles' | 'subscribers';

const batchPoint = (kind: Kind, step: string, column: 'done' | 'state', condition: string): CrashPoint => ({
  step: `${step} of ${kind}`,
  event: `UPDATE OF ${column} ON import_batches`,
  condition: `NEW.kind = '${kind}' AND ${condition}`,
});
/** In the second chunk. */
const inChunk = (kind: Kind, state: string) =>
  batchPoint(
    kind,
    `a chunk (${state})`,
    'done',
    `NEW.state = '${state}' AND NEW.done = ${kind === 'articles' ? 100 : 1_000}`,
  );
const atEnd = (kind: Kind, state: string) =>
  batchPoint(kind, `the end (${state})`, 'state', `NEW.state = '${state}'`);
const archivePoint = (step: string, column: 'done' | 'state', condition: string): CrashPoint => ({
  step,
  event: `UPDATE OF ${column} ON site_archives`,
  condition,
});

/** Where the process is killed, all points of a round at once. */
const DRY_RUN = [
  inChunk('articles', 'checking'),
  atEnd('subscribers', 'checked'),
  archivePoint('an archive is started', 'state', `NEW.state = 'rows'`),
];
const IMPORT = [
  inChunk('articles', 'running'),
  atEnd('subscribers', 'done'),
  archivePoint('a file of the archive is written', 'done', `NEW.state = 'files' AND NEW.done > 0`),
];
const UNDO = [
  inChunk('articles', 'undoing'),
  atEnd('subscribers', 'undone'),
  archivePoint('the archive is finished', 'state', `NEW.state = 'done'`),
];
const AGAIN = [
  batchPoint('articles', 'the end of the second import', 'state', `NEW.state = 'done'`),
  batchPoint('subscribers', 'the second import', 'done', `NEW.state = 'running' AND NEW.done = 1000`),
  {
    step: 'the email about the archive is recorded',
    event: 'UPDATE OF closed_at ON outbox',
    condition: `NEW.job = 'tell-of-archive'`,
  },
];
const READING: CrashPoint[] = [
  { step: 'orders are read', event: 'INSERT ON orders' },
  { step: 'the last list is read', event: 'INSERT ON import_rows' },
];

const ROWS_READ = `SELECT (SELECT count(*)::int FROM orders) AS orders, (SELECT count(*)::int FROM documents) AS texts,
  (SELECT count(*)::int FROM newsletter_subscriptions) AS readers, (SELECT count(*)::int FROM import_rows) AS rows`;

/** A blocked process waits for the kill, however long the others take to reach their points. */
const patience = {
  DATABASE_LOCK_TIMEOUT_MS: '600000',
  DATABASE_STATEMENT_TIMEOUT_MS: '600000',
  DATABASE_JOB_STATEMENT_TIMEOUT_MS: '600000',
};

const texts = wordpressExport(
  Array.from({ length: TEXTS }, (_, at) => ({
    id: at + 1,
    title: `Text ${at}`,
    slug: `text-${at}`,
    html: `<p>Words of ${at}.</p>`,
  })),
);
const readers = mailchimpExport(Array.from({ length: READERS }, (_, at) => `reader-${at}@example.com`));

test.describe('a kill -9 in each step of moving @trial', () => {
  test.describe.configure({ mode: 'serial' });
  let database: TestPostgres;
  let client: pg.Client;
  let points: CrashPoints;
  let dataDir: string;
  let port: string;
  let site: SiteProcess;
  let api: ImportsApi;

  const settings = () => ({ ...ownerSettings, ...patience, PORT: port, DATABASE_URL: database.url });

  test.beforeAll(async () => {
    database = await servePostgres();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    points = new CrashPoints(client);
    dataDir = await newDataDir();
    port = String(await freePort());
    site = await (await SiteProcess.start(dataDir, settings())).ready();
    await purchase(site.url, site.url, 'ruth@example.com');
    await points.place([...DRY_RUN, ...IMPORT, ...UNDO, ...AGAIN]);
    api = new ImportsApi(site.url);
    await api.signIn();
  });
  test.afterAll(async () => {
    await site.end('SIGTERM');
    await client.end();
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  /** Kills the site at all armed points at once, and starts it again with others armed. */
  async function die(next: readonly CrashPoint[] = []): Promise<void> {
    await points.reached();
    await site.end('SIGKILL');
    await points.disarm();
    for (const point of next) await points.arm(point);
    site = await (await SiteProcess.start(dataDir, settings())).ready();
  }

  const count = async (sql: string): Promise<number> =>
    (await client.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${sql}`)).rows[0]?.count ?? -1;

  const held = async () => ({
    texts: await count('documents'),
    drafts: await count('document_drafts'),
    versions: await count('document_versions'),
    addresses: await count('document_old_addresses'),
    subscriptions: await count('newsletter_subscriptions'),
    people: await count(
      '(SELECT DISTINCT lower(email) FROM newsletter_subscriptions s JOIN subscription_origins o ON o.subscription_id = s.id) p',
    ),
  });
  const ALL = {
    texts: TEXTS,
    drafts: TEXTS,
    versions: TEXTS,
    addresses: 2 * TEXTS,
    subscriptions: READERS,
    people: READERS,
  };
  const NONE = Object.fromEntries(Object.keys(ALL).map((name) => [name, 0]));

  const emailsAboutArchive = async () =>
    (await emailsIn(path.join(dataDir, 'mail'))).filter(
      ({ subject }) => subject === 'The archive of your site is ready',
    ).length;

  const uploadAll = async () => [
    await api.upload('articles', texts),
    await api.upload('subscribers', readers),
  ];

  test('doubles nothing and leaves nothing half in imports, their undo, and the making of an archive', async () => {
    const batches = await uploadAll();
    for (const point of DRY_RUN) await points.arm(point);
    await api.startArchive();
    await api.check(batches);
    await die(IMPORT);
    await api.reach(batches, 'checked');
    expect(await held()).toEqual(NONE);
    await api.move(batches, 'start');
    await die(UNDO);
    await api.reach(batches, 'done');
    expect(await held()).toEqual(ALL);
    await api.move(batches, 'undo');
    await die(AGAIN);
    await api.reach(batches, 'undone');
    expect(await held()).toEqual(NONE);
    const again = await uploadAll();
    await api.check(again);
    await api.reach(again, 'checked');
    await api.move(again, 'start');
    await die();
    await api.reach(again, 'done');
    expect(await held()).toEqual(ALL);
    await expect.poll(emailsAboutArchive).toBe(1);
    expect(await count('site_archives')).toBe(1);
  });

  test('leaves a site empty while it reads an archive, which comes whole the next time', async () => {
    const file = path.join(dataDir, 'archive.zip');
    await api.startArchive();
    await writeFile(file, await api.archive());
    const { stop, url } = await servePostgres();
    const secondDir = await newDataDir();
    const second = new pg.Client({ connectionString: url });
    try {
      await second.connect();
      const run = (program: string, ...args: string[]): ChildProcess =>
        spawn(process.execPath, [path.join(programs, program), ...args], {
          env: { ...process.env, ...patience, DATABASE_URL: url, DATA_DIR: secondDir },
          stdio: 'ignore',
        });
      const rows = async (): Promise<object> => (await second.query<object>(ROWS_READ)).rows[0] ?? {};
      const [migrated] = (await once(run('migrate.js'), 'exit')) as [number];
      expect(migrated).toBe(0);
      const reading = new CrashPoints(second);
      await reading.place(READING);
      for (const point of READING) {
        await reading.arm(point);
        const program = run('import.js', file);
        await reading.reached();
        const ended = once(program, 'exit');
        program.kill('SIGKILL');
        await ended;
        await reading.disarm();
        expect(await rows(), point.step).toEqual({ orders: 0, texts: 0, readers: 0, rows: 0 });
      }
      const [code] = (await once(run('import.js', file), 'exit')) as [number];
      expect(code).toBe(0);
      expect(await rows()).toEqual((await client.query(ROWS_READ)).rows[0]);
      expect(await rows()).toMatchObject({ orders: 1, texts: TEXTS, readers: READERS });
    } finally {
      await second.end();
      await stop();
      await rm(secondDir, { recursive: true, force: true });
    }
  });
});
