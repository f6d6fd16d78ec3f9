import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

import { stopChildren } from './children.mjs';
import { takeTemporaryFolder } from './temporary-folder.mjs';

/**
 * Who started this: the parent, and his parent where a shell stands between npm and its script. That shell
 * outlives an npm that is ended by force, and tells nobody.
 * @returns {string}
 */
export function starters() {
  const parent = process.ppid;
  try {
    // proc_pid_stat(5): pid (name) state ppid … ; the name may hold anything, so read from its end.
    const stat = readFileSync(`/proc/${parent}/stat`, 'utf8');
    const [, grandparent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (/\((ba|da|a)?sh\)/.test(stat)) return `${parent} ${grandparent}`;
  } catch {
    // No such files on this system: its shell makes way for the script.
  }
  return String(parent);
}

/**
 * npm that is ended by force cannot tell its script. Its death shows in another parent: when that happens,
 * the script is asked to stop as by any signal. Only below npm: who starts the program with nohup means it
 * to outlive him.
 * @param {NodeJS.ProcessEnv} env
 * @param {{ parent?: () => string, everyMs?: number, onOrphaned?: () => void }} [options]
 */
export function stopWithParent(env, options = {}) {
  if (!env.npm_lifecycle_event) return;
  const { parent = starters, everyMs = 1_000 } = options;
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

/** What has a way of its own to end has this long for it: a server finishes what it is at. */
const ownWayMs = 20_000;

let stopping = false;

/** Whether a signal has asked to stop: what fails from then on fails because of that. */
export const isStopping = () => stopping;

/**
 * From now on a signal ends whatever this process has started, then the process by its usual exit code; and when it
 * ends in any other way, nothing that it has started outlives it.
 * @param {() => Promise<void>} [stop] what else has to end
 * @returns {() => void} hands the signals back
 */
export function endChildrenOnSignals(stop = () => Promise.resolve()) {
  const temporary = takeTemporaryFolder();
  /** @param {NodeJS.Signals} signal */
  const onSignal = async (signal) => {
    if (stopping) return;
    stopping = true;
    // What has a way of its own to end goes first.
    await Promise.race([Promise.allSettled([stop()]), wait(ownWayMs)]);
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
