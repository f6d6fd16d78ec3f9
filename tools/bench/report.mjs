import { machineLine } from './machine.mjs';
import { compare } from './measure.mjs';
import { table } from './table.mjs';

/** @typedef {ReturnType<typeof import('./machine.mjs').machine>} Machine */
/** @typedef {import('./measure.mjs').Measurement} Measurement */

/** A run as a reader wants it. @param {Machine} machine @param {Measurement[]} measurements */
export function prose(machine, measurements) {
  return [
    '',
    table(measurements),
    '',
    'The two of a line took turns; medians of the rounds. Ratio: the site by what is beside it.',
    `${machineLine(machine)}.`,
  ].join('\n');
}

/** The same for a program, with every round. @param {Machine} machine @param {Measurement[]} measurements */
export function json(machine, measurements) {
  const compared = measurements.map(({ rounds, ...measurement }) => ({
    ...measurement,
    compared: compare(rounds),
    rounds,
  }));
  return JSON.stringify({ machine, measurements: compared }, undefined, 2);
}
