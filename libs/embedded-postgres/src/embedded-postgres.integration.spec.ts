import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';

import { findPostmaster } from './launch.js';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.js';
import { EmbeddedPostgresError } from './unprivileged-user.js';

describe('embedded PostgreSQL', () => {
  let dataDir: string;
  let server: EmbeddedPostgres | undefined;

  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'lectern-postgres-'));
    await chmod(dataDir, 0o711);
  });
  afterEach(async () => {
    await server?.stop();
    server = undefined;
    await rm(dataDir, { recursive: true, force: true });
  });

  const start = async () => (server = await startEmbeddedPostgres({ dataDir, database: 'shop' }));

  async function connect(url: string): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }

  async function ask(url: string, sql: string): Promise<pg.QueryResult['rows']> {
    const client = await connect(url);
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  }

  it('uses UTF-8 and a fixed sort order, and opens no port', async () => {
    const { url } = await start();
    expect(await ask(url, 'SHOW server_encoding')).toEqual([{ server_encoding: 'UTF8' }]);
    expect(await ask(url, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '' }]);
    expect(await ask(url, `SELECT upper('é') AS upper`)).toEqual([{ upper: 'É' }]);
  });

  it('is adopted with its data if it is still running', async () => {
    const first = await start();
    await ask(first.url, 'CREATE TABLE kept (n int)');
    const second = await start();
    expect([first.adopted, second.adopted]).toEqual([false, true]);
    expect(await ask(second.url, 'SELECT * FROM kept')).toEqual([]);
  });

  it('restarts after a kill -9, even with old connections open', async () => {
    const { url, clusterDir } = await start();
    await ask(url, 'CREATE TABLE kept (n int)');
    const busy = await connect(url);
    const ended = new Promise((resolve) => busy.once('end', resolve));
    process.kill(findPostmaster(clusterDir)?.pid ?? 0, 'SIGKILL');
    const again = await start();
    expect(again.adopted).toBe(false);
    expect(await ask(again.url, 'SELECT * FROM kept')).toEqual([]);
    await ended;
  });

  it('starts over after an interrupted first start', async () => {
    const halfMade = path.join(dataDir, 'postgres.new');
    await mkdir(halfMade);
    await writeFile(path.join(halfMade, 'PG_VERSION'), '18');
    const { url } = await start();
    expect(await ask(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('explains the next step if its folder holds something else', async () => {
    await mkdir(path.join(dataDir, 'postgres'));
    await writeFile(path.join(dataDir, 'postgres', 'notes.txt'), 'not a database');
    await expect(start()).rejects.toThrow(/database folder .* cannot be used/);
    expect(await readFile(path.join(dataDir, 'postgres', 'notes.txt'), 'utf8')).toBe('not a database');
  });

  it('explains the next step if its folder belongs to another major version', async () => {
    const clusterDir = path.join(dataDir, 'postgres');
    await mkdir(clusterDir);
    await writeFile(path.join(clusterDir, 'PG_VERSION'), '15\n');
    await expect(start()).rejects.toThrow(
      new EmbeddedPostgresError(
        `The database in ${clusterDir} was made by PostgreSQL 15, and this release brings PostgreSQL 18, which cannot read it. ` +
          'Nothing was touched: start the release that you had before, run npm run backup, move that folder aside, ' +
          'and run npm run restore with this one, as docs/operating.md says under "Another version of PostgreSQL".',
      ),
    );
    expect(await readdir(clusterDir)).toEqual(['PG_VERSION']);
  });

  it.each([
    ['an error that nobody caught', `throw new Error('unforeseen')`, 1],
    ['a promise that nobody waited for', `void Promise.reject(new Error('unheard'))`, 1],
    ['an end in the middle of its work', 'process.exit(7)', 7],
  ])('ends with its process at %s', async (_, end, code) => {
    const program = `
      import { startEmbeddedPostgres } from ${JSON.stringify(new URL('./index.ts', import.meta.url).href)};
      await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, database: 'shop' });
      console.log('ready');
      ${end};`;
    const compiler = new URL('../../../tools/test/compile.mjs', import.meta.url).href;
    const flags = ['-C', '@lectern/source', '--import', compiler, '--input-type=module', '-e', program];
    const child = spawn(process.execPath, flags, { stdio: ['ignore', 'pipe', 'ignore'] });
    const said = once(child.stdout, 'data');
    expect(await once(child, 'exit')).toEqual([code, null]);
    expect(String(await said)).toBe('ready\n');
    // The stop was requested and takes a moment; the test's time limit applies.
    while (findPostmaster(path.join(dataDir, 'postgres'))) await new Promise(setImmediate);
  });

  it('leaves no process running', async () => {
    const { clusterDir, stop } = await start();
    await stop();
    expect(findPostmaster(clusterDir)).toBeUndefined();
  });
});
