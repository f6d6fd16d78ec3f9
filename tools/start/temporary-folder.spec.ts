import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

/** Leads a group of his own as a browser does, hears no signal, and has put something aside. */
const stubborn = `
  process.on('SIGTERM', () => {});
  process.on('SIGINT', () => {});
  const folder = require('node:fs').mkdtempSync(require('node:path').join(require('node:os').tmpdir(), 'profile-'));
  console.log(folder);
  setInterval(() => {}, 1000);
`;

const command = (end: string) => `
  import { spawn } from 'node:child_process';
  import { once } from 'node:events';
  import { endChildrenOnSignals } from ${JSON.stringify(path.resolve(import.meta.dirname, 'signals.mjs'))};
  endChildrenOnSignals();
  const options = { detached: true, stdio: ['ignore', 'pipe', 'ignore'] };
  const browser = spawn(process.execPath, ['-e', ${JSON.stringify(stubborn)}], options);
  browser.unref();
  await once(browser.stdout, 'data');
  browser.stdout.destroy();
  console.log('ready');
  ${end}
`;

const waits = 'setInterval(() => {}, 1000);';

async function marked(mark: string): Promise<string[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const environments = await Promise.all(
    pids.map((pid) => readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '')),
  );
  return pids.filter((_, at) => environments[at]?.includes(mark));
}

const onLinux = process.platform === 'linux' ? describe : describe.skip;

onLinux('a command that has started programs of every kind', () => {
  let temporary: string;
  let mark: string;

  beforeEach(async () => {
    mark = randomUUID();
    temporary = await mkdtemp(path.join(tmpdir(), 'lectern-ends-'));
  });
  afterEach(async () => {
    for (const pid of await marked(mark)) process.kill(Number(pid), 'SIGKILL');
    await rm(temporary, { recursive: true, force: true });
  });

  const start = (end: string) =>
    spawn(process.execPath, ['--input-type=module', '-e', command(end)], {
      env: { ...process.env, TMPDIR: temporary, MARK: mark },
      stdio: ['ignore', 'pipe', 'ignore'],
    });

  const left = async () => ({ processes: await marked(mark), files: await readdir(temporary) });
  const nothing = { processes: [], files: [] };

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('leaves no process and no file behind at %s', async (signal, code) => {
    const child = start(waits);
    await once(child.stdout, 'data');
    expect(await marked(mark)).toHaveLength(2);
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([code, null]);
    expect(await left()).toEqual(nothing);
  });

  it.each([
    ['ends', 0, ''],
    ['fails with an error that nobody expected', 1, `throw new Error('unforeseen');`],
    ['fails with a promise that nobody waits for', 1, `void Promise.reject(new Error('unheard')); ${waits}`],
    ['ends in the middle of its work', 7, 'process.exit(7);'],
  ])('leaves none when it %s', async (_, code, end) => {
    const child = start(end);
    expect(await once(child, 'exit')).toEqual([code, null]);
    expect(await left()).toEqual(nothing);
  });
});
