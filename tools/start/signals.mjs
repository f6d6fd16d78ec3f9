import { constants } from 'node:os';

import { stopChildren } from './children.mjs';

/** @type {NodeJS.Signals[]} */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

let stopping = false;

/** Whether a signal has asked to stop: what fails from then on fails because of that. */
export const isStopping = () => stopping;

/**
 * From now on a signal ends the children first, then this process by its usual exit code.
 * @param {() => Promise<void>} [stop] what else has to end
 * @returns {() => void} hands the signals back
 */
export function endChildrenOnSignals(stop = () => Promise.resolve()) {
  /** @param {NodeJS.Signals} signal */
  const onSignal = async (signal) => {
    if (stopping) return;
    stopping = true;
    // What has a way of its own to end goes first.
    await Promise.allSettled([stop()]);
    await stopChildren();
    process.exit(128 + constants.signals[signal]);
  };
  /** @param {NodeJS.Signals} signal */
  const listener = (signal) => void onSignal(signal);
  for (const signal of signals) process.on(signal, listener);
  return () => signals.forEach((signal) => process.off(signal, listener));
}
