import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';

import { root } from './paths.mjs';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** How long a child may take to end when asked, before it is ended by force. npm hardly listens. */
const usualGraceMs = 4_000;

const lookAgainMs = 20;

/** @type {Set<ChildProcess>} */
const running = new Set();

/**
 * Starts a child at the head of a process group of its own, so that what it starts ends with it.
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
 * @param {NodeJS.Signals | 0} signal 0 only asks
 * @returns {boolean} whether anybody of the group was there to hear it
 */
function signalGroup(child, signal) {
  if (!child.pid) return false;
  try {
    return process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal);
  } catch {
    return false;
  }
}

/**
 * Asks one child and all below it to end, and sees to it.
 * @param {ChildProcess} child
 * @param {number} [graceMs] how long they may take of themselves
 */
export async function stopChild(child, graceMs = usualGraceMs) {
  if (!running.has(child)) return;
  signalGroup(child, 'SIGTERM');
  const askedMs = performance.now();
  // What the child has started may outlive it: a test's database closes its files first.
  while (signalGroup(child, 0) && performance.now() - askedMs < graceMs) await wait(lookAgainMs);
  signalGroup(child, 'SIGKILL');
  running.delete(child);
}

/**
 * Ends one child and all below it by force: for who loses nothing by it, and is waited for.
 * @param {ChildProcess} child
 */
export async function killChild(child) {
  if (!running.has(child)) return;
  const gone = once(child, 'exit');
  signalGroup(child, 'SIGKILL');
  await gone;
}

/** Asks every child that still runs to end, and sees to it. */
export async function stopChildren() {
  await Promise.all([...running].map((child) => stopChild(child)));
}

/** No command of ours takes so long, on however slow a machine: it hangs. */
const longestMs = 60 * 60_000;

/** A command that did not succeed, with everything it said. */
export class CommandFailed extends Error {
  /**
   * @param {string} command
   * @param {string} output
   */
  constructor(command, output) {
    super(`"${command}" did not succeed.`);
    this.name = 'CommandFailed';
    this.output = output;
  }
}

/**
 * Runs a command to its end and keeps what it says to itself.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, onLine?: (line: string) => void, limitMs?: number }} [options]
 * @returns {Promise<string>} what it said
 * @throws {CommandFailed}
 */
export function runCommand(command, args, { cwd = root, env = {}, onLine, limitMs = longestMs } = {}) {
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
      lines.push(`It was ended after ${limitMs / 1000} s.`);
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
