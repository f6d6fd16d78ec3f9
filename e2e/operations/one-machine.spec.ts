import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';

import { expect, test } from '@playwright/test';

import { Copy, newDataDir } from '../copy.js';

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

test.describe('one machine', () => {
  test.describe.configure({ timeout: 180_000 });
  let dataDir: string;
  const folders: string[] = [];
  const copies: Copy[] = [];

  const start = async (folder: string, settings: Record<string, string> = {}) => {
    const copy = await Copy.start(folder, settings);
    copies.push(copy);
    return copy;
  };

  const newFolder = async () => {
    const folder = await newDataDir();
    folders.push(folder);
    return folder;
  };

  test.beforeEach(async () => {
    dataDir = await newFolder();
  });
  test.afterEach(async () => {
    for (const copy of copies.splice(0)) await copy.end('SIGTERM');
    for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
  });

  test('a signal stops everything, the database too', async () => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      const copy = await (await start(dataDir)).ready();
      const pid = await postgresPid(dataDir);
      expect(isAlive(pid)).toBe(true);
      expect(await copy.end(signal)).toBe(0);
      expect(isAlive(pid)).toBe(false);
    }
  });

  test('after a kill -9 the next start takes the running database over, and nothing is lost', async () => {
    const first = await (await start(dataDir)).ready();
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
    const before = await pay(first.url);
    await first.end('SIGKILL');
    const pid = await postgresPid(dataDir);
    expect(isAlive(pid)).toBe(true);

    const second = await (await start(dataDir)).ready();
    expect(await postgresPid(dataDir)).toBe(pid);
    expect(await pay(second.url)).toEqual(before);
  });

  test('after a kill -9 of the database as well, the next start recovers by itself', async () => {
    const first = await (await start(dataDir)).ready();
    const pid = await postgresPid(dataDir);
    await first.end('SIGKILL');
    process.kill(pid, 'SIGKILL');
    await (await start(dataDir)).ready();
  });

  test('two copies run side by side, and a second one on the same data is told why not', async () => {
    const [one, other] = await Promise.all([start(dataDir), start(await newFolder())]);
    await Promise.all([one.ready(), other.ready()]);
    const intruder = await start(dataDir);
    await once(intruder.child, 'exit');
    expect(intruder.output).toContain('Another copy is already running on');
    await one.ready();
  });

  test('a taken port and a wrong setting are told in one sentence', async () => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    const late = await start(dataDir, { PORT: String((other.address() as AddressInfo).port) });
    const [code] = (await once(late.child, 'exit')) as [number];
    other.close();
    expect([code, late.output.trim()]).toEqual([
      1,
      expect.stringMatching(/^Port \d+ is taken by another program/),
    ]);
  });
});
