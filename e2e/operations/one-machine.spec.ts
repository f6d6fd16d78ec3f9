import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import path from 'node:path';

import { expect, test } from '@playwright/test';

import { SiteProcess, newDataDir } from '../site-process.js';

async function postgresPid(dataDir: string): Promise<number> {
  const file = await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => '');
  return Number(file.split('\n')[0]);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** A copy exits cleanly and stops its database. */
async function expectToStop(copy: SiteProcess, signal: NodeJS.Signals, dataDir: string): Promise<void> {
  const pid = await postgresPid(dataDir);
  expect(isAlive(pid)).toBe(true);
  expect(await copy.end(signal)).toBe(0);
  expect(isAlive(pid)).toBe(false);
}

// Each test continues with the copy left by the one before it.
test.describe('one machine @trial', () => {
  test.describe.configure({ mode: 'serial' });
  const folders: string[] = [];
  const copies: SiteProcess[] = [];
  let dataDir: string;
  let neighbours: string;
  let site: SiteProcess;
  let neighbour: SiteProcess;

  const start = async (folder: string, settings: Record<string, string> = {}) => {
    const copy = await SiteProcess.start(folder, settings);
    copies.push(copy);
    return copy;
  };

  test.beforeAll(async () => {
    folders.push(await newDataDir(), await newDataDir());
    [dataDir = '', neighbours = ''] = folders;
  });
  test.afterAll(async () => {
    for (const copy of copies) await copy.end('SIGTERM');
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  });

  test('two copies run side by side, and a second one on the same data says why it cannot', async () => {
    [site, neighbour] = await Promise.all([start(dataDir), start(neighbours)]);
    await Promise.all([site.ready(), neighbour.ready()]);
    const intruder = await start(dataDir);
    await once(intruder.child, 'exit');
    expect(intruder.output).toContain('Another copy is already running on');
    await site.ready();
  });

  test('after a kill -9 the next start takes the running database over, and nothing is lost', async () => {
    const order = {
      productId: 'finding-peace-ebook',
      customerName: 'Ruth',
      customerEmail: 'ruth@example.com',
    };
    const pay = (url: string) =>
      fetch(`${url}/api/create-payment-intent`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': 'across the crash' },
        body: JSON.stringify(order),
      }).then((answer) => answer.json() as Promise<{ clientSecret: string }>);
    const before = await pay(site.url);
    await site.end('SIGKILL');
    const pid = await postgresPid(dataDir);
    expect(isAlive(pid)).toBe(true);

    site = await (await start(dataDir)).ready();
    expect(await postgresPid(dataDir)).toBe(pid);
    expect(await pay(site.url)).toEqual(before);
  });

  test('after a kill -9 of the database as well, the next start recovers by itself', async () => {
    const pid = await postgresPid(dataDir);
    await site.end('SIGKILL');
    process.kill(pid, 'SIGKILL');
    site = await (await start(dataDir)).ready();
  });

  test('a signal stops everything, the database too', async () => {
    await expectToStop(site, 'SIGINT', dataDir);
    await expectToStop(neighbour, 'SIGHUP', neighbours);
    await expectToStop(await (await start(dataDir)).ready(), 'SIGTERM', dataDir);
  });

  /** A copy that may open this many files. */
  async function limited(files: number): Promise<SiteProcess> {
    const program = path.resolve(import.meta.dirname, '../../backend/dist/main.js');
    const command = ['sh', '-c', `ulimit -n ${files}; exec "$0" "$1"`, process.execPath, program] as const;
    const copy = await SiteProcess.start(dataDir, {}, { command: [...command] });
    copies.push(copy);
    return copy;
  }

  test('256 open files are too few to start, which a sentence says', async () => {
    const copy = await limited(256);
    await copy.said('"msg":"start failed"');
    expect(copy.output).toMatch(/"limit":256.+"msg":"few open files are allowed"/);
    expect(copy.output).toMatch(/Too many files.+ 256\. .+ulimit -n/);
    expect(copy.output).not.toContain('"stack"');
  });

  test('600 open files are few, and enough for 100 connections', async () => {
    const copy = await limited(600);
    await copy.ready();
    const statusOf = () =>
      fetch(`${copy.url}/api/products`, { headers: { connection: 'close' } }).then(
        ({ status }) => status,
        () => 'refused',
      );
    const statuses = await Promise.all(Array.from({ length: 100 }, statusOf));
    expect(new Set(statuses)).toEqual(new Set([200]));
    // More than it may have: some are refused, none ends the process.
    const held = Array.from({ length: 700 }, () =>
      connect(Number(new URL(copy.url).port), 'localhost').on('error', () => undefined),
    );
    await copy.said('"msg":"connections refused"');
    for (const socket of held) socket.destroy();
    await copy.ready();
    expect(copy.output).toMatch(/"advice":"Too many files.+ 600\. .+ulimit -n/);
    expect(copy.output).not.toContain('"stack"');
    expect(await copy.end('SIGTERM')).toBe(0);
  });

  test('an endless request does not block the shutdown', async () => {
    const copy = await (await start(dataDir, { STOP_TIMEOUT_MS: '500' })).ready();
    const half = connect(Number(new URL(copy.url).port), 'localhost');
    half.write('POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{');
    // Responds after the incomplete request has arrived: the process reads them in order.
    await copy.ready();
    const closed = once(half.on('error', () => undefined).resume(), 'close');
    const pid = await postgresPid(dataDir);
    expect(await copy.end('SIGTERM')).not.toBeNull();
    await closed;
    await expect.poll(() => isAlive(pid), { intervals: [100] }).toBe(false);
    expect(copy.output).toContain('"msg":"stopping takes too long: connections are closed');
  });

  test('a taken port and an invalid setting are reported in one sentence', async () => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    const late = await start(dataDir, { PORT: String((other.address() as AddressInfo).port) });
    const [code] = (await once(late.child, 'exit')) as [number];
    other.close();
    const lines = late.output.trim().split('\n');
    expect([code, ...lines.map((line) => JSON.parse(line) as object)]).toEqual([
      1,
      {
        ...{ level: 'fatal', time: expect.any(String), role: 'both', pid: late.child.pid },
        ...{ release: expect.stringMatching(/^\d+\.\d+\.\d+/), msg: 'start failed' },
        reason: expect.stringMatching(/^Port \d+ is taken by another program/),
      },
    ]);
  });
});
