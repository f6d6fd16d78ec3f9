import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** How long a child may take to end when asked, before it is ended by force. npm hardly listens. */
const usualGraceMs = 2_000;

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
 * @param {NodeJS.Signals} signal
 */
function signalGroup(child, signal) {
  if (!child.pid) return;
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal);
  } catch {
    // It has ended in the meantime.
  }
}

/**
 * Asks one child and all below it to end, and sees to it.
 * @param {ChildProcess} child
 * @param {number} [graceMs] how long it may take of itself
 */
export async function stopChild(child, graceMs = usualGraceMs) {
  if (!running.has(child)) return;
  const ended = once(child, 'exit');
  signalGroup(child, 'SIGTERM');
  const force = setTimeout(() => signalGroup(child, 'SIGKILL'), graceMs);
  await ended;
  clearTimeout(force);
  // Its own children may have outlived it.
  signalGroup(child, 'SIGKILL');
}

/** The same for every child that still runs. */
export async function stopChildren() {
  await Promise.all([...running].map((child) => stopChild(child)));
}
