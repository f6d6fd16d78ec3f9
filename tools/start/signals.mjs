import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

import { stopChildren } from './children.mjs';
import { takeTemporaryFolder } from './temporary-folder.mjs';

/** The parent's id, and its parent's if a shell is between npm and its script: that shell outlives a killed npm. */
function ancestors() {
  const parent = process.ppid;
  try {
    // proc_pid_stat(5): pid (name) state ppid … ; the name may hold anything, so read from its end.
    const stat = readFileSync(`/proc/${parent}/stat`, 'utf8');
    const [, grandparent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (/\((ba|da|a)?sh\)/.test(stat)) return `${parent} ${grandparent}`;
  } catch {
    // Without /proc, as on macOS, the shell replaces itself with the script.
  }
  return String(parent);
}

/**
 * Stops this process when npm was killed, which shows in another parent. Only below npm: a program started with nohup is meant
 * to outlive its parent.
 * @param {NodeJS.ProcessEnv} env
 * @param {{ parent?: () => string, everyMs?: number, onOrphaned?: () => void }} [options]
 */
export function exitWhenOrphaned(env, options = {}) {
  if (!env.npm_lifecycle_event) return;
  const { parent = ancestors, everyMs = 1_000 } = options;
  const { onOrphaned = () => process.kill(process.pid, 'SIGTERM') } = options;
  const first = parent();
  const timer = setInterval(() => {
    if (parent() === first) return;
    clearInterval(timer);
    onOrphaned();
  }, everyMs);
  timer.unref();
}

/** @type {NodeJS.Signals[]} */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Grace period for `stop`: a server finishes its requests. */
const graceMs = 20_000;

let stopping = false;

/** Whether a signal has arrived: later failures result from it. */
export const isStopping = () => stopping;

/**
 * From now on, a signal stops all children and then this process, with the usual exit code. Its children do not outlive it in
 * any other case either.
 * @param {() => Promise<void>} [stop] runs first
 * @returns {() => void} restores the usual behavior
 */
export function endChildrenOnSignals(stop = () => Promise.resolve()) {
  const temporary = takeTemporaryFolder();
  /** @param {NodeJS.Signals} signal */
  const onSignal = async (signal) => {
    if (stopping) return;
    stopping = true;
    await Promise.race([Promise.allSettled([stop()]), wait(graceMs)]);
    await stopChildren();
    await temporary.endAll();
    process.exit(128 + constants.signals[signal]);
  };
  /** @param {NodeJS.Signals} signal */
  const listener = (signal) => void onSignal(signal);
  for (const signal of signals) process.on(signal, listener);
  return () => {
    signals.forEach((signal) => process.off(signal, listener));
    temporary.leave();
  };
}
