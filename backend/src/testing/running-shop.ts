import 'reflect-metadata';

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';

import { newsletter, site } from '@lectern/catalogue';
import { contentCatalogue, showCatalogue } from '@lectern/catalogue/live';
import type { TestDatabase } from '@lectern/embedded-postgres/testing';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type pg from 'pg';

import { appModule } from '../app.module.js';
import { Passwords } from '../platform/access/passwords.js';
import type { Configuration, FirstOwner } from '../platform/config/configuration.js';
import { readConfiguration } from '../platform/config/read-configuration.js';
import type { DatabaseAccess } from '../platform/database/database-access.js';
import { schedulesOf } from '../platform/jobs/schedule.js';
import { MetricsPort } from '../platform/health/metrics-port.js';
import { Log } from '../platform/logging/log.js';
import { SitePages } from '../site/site-pages.js';
import { StoredFiles } from '../platform/storage/stored-files.js';
import { openPort, prepareWeb } from '../serve-web.js';
import { freePort } from '@lectern/embedded-postgres/servers';
import { closeWithTimeout } from './close-with-timeout.js';
import { directAccess } from './direct-access.js';
import { openShopDatabase, siteUrlOf } from './shop-database.js';

/** A real shop with its own database, folder and port, and the payment sandbox. */
export interface RunningShop {
  url: string;
  app: NestExpressApplication;
  configuration: Configuration;
  /** Connections of the database's superuser; the shop has fewer permissions. */
  pool: pg.Pool;
  databaseUrl: string;
  mailDir: string;
  stop(): Promise<void>;
}

export const PDF = Buffer.from(`%PDF-1.7\n${'A quiet page. '.repeat(2_000)}\n%%EOF\n`);
export const EPUB = Buffer.from(`PK\u0003\u0004${'A flowing page. '.repeat(1_000)}`);
export const WEBHOOK_SECRET = 'whsec_of_the_tests';

async function stock(app: NestExpressApplication, pool: pg.Pool, dataDir: string): Promise<void> {
  const files = app.get<StoredFiles>(StoredFiles);
  for (const [name, content] of [
    ['Finding Peace.pdf', PDF],
    ['Finding Peace.epub', EPUB],
  ] as const) {
    const source = path.join(dataDir, name);
    await writeFile(source, content);
    await files.keep(`books/finding-peace/${name}`, source);
  }
  await pool.query(
    `INSERT INTO products (id, title, description, price, type, digital_files, file_formats, is_active) VALUES
      ('finding-peace-ebook', 'Finding Peace', 'On stillness.', 999, 'ebook',
        '{"books/finding-peace/Finding Peace.pdf","books/finding-peace/Finding Peace.epub"}', '{pdf,epub}', 'true'),
      ('hidden-ebook', 'Hidden', 'Not for sale.', 995, 'ebook', '{x.pdf}', '{pdf}', 'false')`,
  );
}

const PAGE = (name: string) => `<!doctype html><title>${name}</title><h1>${name}</h1>`;
const PREFERENCES = [
  '/newsletter-preferences',
  '/newsletter-preferences-saved',
  '/newsletter-preferences-none',
];
const BOXES = newsletter.topics.map(({ id }) => `<input type="checkbox" name="topics" value="${id}"/>`);

/** Pages with a slot for content of the server. */
const SLOTTED = ['/order', '/find-my-books', '/review', '/read'];

const htmlOf = (address: string): string => {
  if (PREFERENCES.includes(address)) return `${PAGE(address)}{address}${BOXES.join('')}`;
  return SLOTTED.includes(address) ? `${PAGE(address)}<slot>Nothing.</slot>` : PAGE(address);
};

async function showPages(app: NestExpressApplication): Promise<void> {
  const paths = [
    ...['/', '/404', '/books/404', '/shop', '/thank-you'],
    ...['/link-closed', '/link-expired', '/link-sent', '/link-unknown'],
    ...['/order-to-send', '/order-sent', '/order-on-hold'],
    ...['/newsletter-confirm', '/newsletter-confirmed', '/newsletter-end', '/newsletter-ended'],
    ...['/newsletter-waiting', '/newsletter-return'],
    ...['/release-notice-asked', '/release-notice-confirm', '/release-notice-confirmed'],
    ...['/release-notice-end', '/release-notice-ended', '/message-real', '/message-passed-on'],
  ];
  await app.get(SitePages).show({
    pages: [...paths, ...PREFERENCES, ...SLOTTED].map((address) => ({
      path: address,
      status: address.endsWith('/404') ? 404 : 200,
      html: htmlOf(address),
      styleHashes: [],
      indexed: address === '/',
      opensBooks: address === '/read',
    })),
    frames: [],
    files: [],
    moved: [],
  });
}

/**
 * No scheduled payment sweeps during tests, and no checkout limits, because all purchases come from one machine.
 */
const TEST_SETTINGS = {
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  PAYMENT_SWEEP_EVERY_MS: String(24 * 60 * 60_000),
  CHECKOUT_LIMITS: 'off',
};

/** Marks all schedules as just run, so that none runs at start. */
async function postponeSchedules(pool: pg.Pool, configuration: Configuration): Promise<void> {
  await pool.query(
    'INSERT INTO schedules (name, last_run_at) SELECT unnest($1::text[]), now() ON CONFLICT DO NOTHING',
    [schedulesOf(configuration).map(({ job }) => job.name)],
  );
}

/** Creates the owner as the site does, without checking the password's strength. */
async function createOwner(app: NestExpressApplication, pool: pg.Pool, owner: FirstOwner): Promise<void> {
  await pool.query(
    `WITH made AS (INSERT INTO users (username, password) VALUES ($1, $2) RETURNING id)
     INSERT INTO staff (user_id, name, role) SELECT id, $3, 'owner' FROM made`,
    [owner.email, await app.get(Passwords).hash(owner.password), site.author.name],
  );
}

/**
 * @param environment settings in addition to those of tests
 * @param options.database a migrated database, closed with the shop; a new one by default
 * @param options.access as opened by the site; by default to the database, without counting connections
 * @param options.hear receives each log line
 * @param options.prepare runs before the port opens and jobs start; by default it creates two products and postpones
 * schedules
 */
export async function openShop(
  environment: Record<string, string> = {},
  options: {
    database?: TestDatabase;
    hear?: (line: string) => void;
    prepare?: (app: NestExpressApplication) => Promise<void>;
    access?: DatabaseAccess;
  } = {},
): Promise<RunningShop> {
  const { hear = () => undefined } = options;
  const database = options.database ?? (await openShopDatabase());
  const databaseUrl = options.database ? database.url : siteUrlOf(database.url);
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'lectern-shop-'));
  const port = await freePort();
  const configuration = readConfiguration(
    { ...TEST_SETTINGS, DATABASE_URL: databaseUrl, PORT: String(port), DATA_DIR: dataDir, ...environment },
    { mailFrom: '"Eleanor Marsh" <hello@eleanormarsh.example>' },
  );
  const access = options.access ?? directAccess(configuration, databaseUrl);
  const app = await NestFactory.create<NestExpressApplication>(appModule(configuration, access), {
    logger: new Log(configuration.logLevel, { write: hear }),
    abortOnError: false,
    rawBody: true,
    bodyParser: false,
  });
  prepareWeb(app, configuration);
  if (options.prepare) await options.prepare(app);
  else {
    await postponeSchedules(database.pool, configuration);
    await stock(app, database.pool, dataDir);
  }
  await showPages(app);
  if (configuration.firstOwner) await createOwner(app, database.pool, configuration.firstOwner);
  await openPort(app, configuration);
  if (configuration.metricsPort) await app.get(MetricsPort).open(configuration.metricsPort);
  return {
    url: `http://127.0.0.1:${port}`,
    app,
    configuration,
    pool: database.pool,
    databaseUrl,
    mailDir: path.join(configuration.dataDir, 'mail'),
    stop: async () => {
      await closeWithTimeout(app.close(), app.getHttpServer() as Server, database.pool);
      await database.close();
      // Other specs of this process read the content, too.
      showCatalogue(contentCatalogue);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
