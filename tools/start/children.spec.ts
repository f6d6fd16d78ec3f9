import { once } from 'node:events';
import { readFile } from 'node:fs/promises';

import { describe, expect, it } from '@jest/globals';

import { CommandFailed, runCommand, startChild, stopChildren } from './children.mjs';
import { exitWhenOrphaned } from './signals.mjs';

/** Starts a child of its own that never ends, says its id, and never ends itself. */
const withGrandchild = `
  const { spawn } = require('node:child_process');
  const below = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  console.log(below.pid);
  setInterval(() => {}, 1000);
`;

/** A process that has ended but was not yet reaped is a zombie: Z in its status. */
async function isAlive(pid: number): Promise<boolean> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return status !== '' && !/^State:\s+[ZX]/m.test(status);
}

describe('runCommand', () => {
  const onLinux = process.platform === 'linux' ? it : it.skip;

  onLinux('ends together with what it started', async () => {
    const child = startChild(process.execPath, ['-e', withGrandchild], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [data] = child.stdout ? await once(child.stdout, 'data') : [];
    const grandchild = Number(String(data));
    expect(await isAlive(grandchild)).toBe(true);
    await stopChildren();
    expect(child.signalCode).toBe('SIGTERM');
    // Ended by force at the latest now; the system takes a moment to say so.
    while (await isAlive(grandchild));
  });

  it('fails with the output of the command', async () => {
    const failing = runCommand(process.execPath, ['-e', 'console.log("no room"); process.exit(3)']);
    await expect(failing).rejects.toMatchObject({ output: 'no room' });
    await expect(failing).rejects.toBeInstanceOf(CommandFailed);
  });

  it('stops a command that takes too long', async () => {
    const hanging = runCommand(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { limitMs: 1 });
    await expect(hanging).rejects.toMatchObject({ output: 'It was stopped after 0.001 s.' });
  });

  it('fails if the command cannot be started', async () => {
    await expect(runCommand('no-such-program-anywhere', [])).rejects.toBeInstanceOf(CommandFailed);
  });
});

describe('exitWhenOrphaned', () => {
  it('stops the script when npm is gone', async () => {
    const parents = ['10', '10', '1'];
    await new Promise<void>((resolve) => {
      const parent = () => parents.shift() ?? '1';
      exitWhenOrphaned({ npm_lifecycle_event: 'start' }, { parent, everyMs: 1, onOrphaned: resolve });
    });
    expect(parents).toEqual([]);
  });

  it('lets a program started by hand outlive its shell', () => {
    const parent = () => {
      throw new Error('nobody asks');
    };
    expect(() => exitWhenOrphaned({}, { parent })).not.toThrow();
  });
});
