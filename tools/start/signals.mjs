import { constants } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

import { stopChildren } from './children.mjs';
import { takeGround } from './ground.mjs';

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
  const ground = takeGround();
  /** @param {NodeJS.Signals} signal */
  const onSignal = async (signal) => {
    if (stopping) return;
    stopping = true;
    // What has a way of its own to end goes first.
    await Promise.race([Promise.allSettled([stop()]), wait(ownWayMs)]);
    await stopChildren();
    await ground.endAll();
    process.exit(128 + constants.signals[signal]);
  };
  /** @param {NodeJS.Signals} signal */
  const listener = (signal) => void onSignal(signal);
  for (const signal of signals) process.on(signal, listener);
  return () => {
    signals.forEach((signal) => process.off(signal, listener));
    ground.leave();
  };
}
