import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';

import { root } from './paths.mjs';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** How long a child may take to end before it is killed. npm hardly reacts to signals. */
const usualGraceMs = 4_000;
const pollMs = 20;

/** @type {Set<ChildProcess>} */
const running = new Set();

/**
 * Starts a child in a process group of its own, so that its children end with it.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
export function startChild(command, args, options) {
  const child = spawn(command, args, { ...options, detached: process.platform !== 'win32' });
  running.add(child);
  // A command that cannot be started has no exit.
  for (const end of ['exit', 'error']) child.once(end, () => running.delete(child));
  return child;
}

/**
 * @param {ChildProcess} child
 * @param {NodeJS.Signals | 0} signal 0 only checks
 * @returns {boolean} whether any process of the group still runs
 */
function signalGroup(child, signal) {
  if (!child.pid) return false;
  try {
    return process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal);
  } catch {
    return false;
  }
}

/** Ends a child and its children, by force after a grace period. @param {ChildProcess} child */
export async function stopChild(child, graceMs = usualGraceMs) {
  if (!running.has(child)) return;
  signalGroup(child, 'SIGTERM');
  const startedMs = performance.now();
  // The children of the child may outlive it: a test's database closes its files first.
  while (signalGroup(child, 0) && performance.now() - startedMs < graceMs) await wait(pollMs);
  signalGroup(child, 'SIGKILL');
  running.delete(child);
}

/** Kills a child and its children, and waits for its exit. @param {ChildProcess} child */
export async function killChild(child) {
  if (!running.has(child)) return;
  const exited = once(child, 'exit');
  signalGroup(child, 'SIGKILL');
  await exited;
}

export async function stopChildren() {
  await Promise.all([...running].map((child) => stopChild(child)));
}

/** A command that takes longer hangs. */
const usualLimitMs = 60 * 60_000;

/** A command that failed, with all its output. */
export class CommandFailed extends Error {
  /** @param {string} command @param {string} output */
  constructor(command, output) {
    super(`"${command}" did not succeed.`);
    this.name = 'CommandFailed';
    this.output = output;
  }
}

/**
 * Runs a command to its end and collects its output.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, onLine?: (line: string) => void, limitMs?: number }} [options]
 * @returns {Promise<string>} the output
 * @throws {CommandFailed}
 */
export function runCommand(command, args, { cwd = root, env = {}, onLine, limitMs = usualLimitMs } = {}) {
  const child = startChild(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  /** @type {string[]} */
  const lines = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      onLine?.(line);
    });
  }
  return new Promise((resolve, reject) => {
    const title = [command, ...args].join(' ');
    const limit = setTimeout(() => {
      lines.push(`It was stopped after ${limitMs / 1000} s.`);
      void stopChild(child);
    }, limitMs);
    child.once('error', (error) => {
      clearTimeout(limit);
      reject(new CommandFailed(title, error.message));
    });
    child.once('close', (code) => {
      clearTimeout(limit);
      const output = lines.join('\n');
      if (code === 0) resolve(output);
      else reject(new CommandFailed(title, output));
    });
  });
}
