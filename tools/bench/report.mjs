import { availableParallelism, cpus, loadavg } from 'node:os';

import { compare } from './measure.mjs';
import { figureTable, table } from './table.mjs';

/** What the statistics of a run depend on. */
export function machine() {
  return {
    node: process.versions.node,
    platform: `${process.platform} ${process.arch}`,
    processor: cpus()[0]?.model.trim() ?? 'unknown processor',
    cores: availableParallelism(),
    /** Processes that wanted to run in the last minute, before the bench began. */
    load: Number(loadavg()[0]?.toFixed(1)),
  };
}

/** @param {ReturnType<typeof machine>} machine */
function machineLine({ node, platform, processor, cores, load }) {
  const count = cores === 1 ? '1 core' : `${cores} cores`;
  return `Node ${node}, ${platform}, ${count} (${processor}), load ${load} before`;
}

/** @typedef {ReturnType<typeof machine>} Machine */
/** @typedef {import('./measure.mjs').Measurement} Measurement */
/** @typedef {import('./measure.mjs').Figure} Figure */

/** @param {(Measurement | Figure)[]} results */
function sorted(results) {
  return {
    measurements: results.filter((result) => 'rounds' in result),
    figures: results.filter((result) => 'value' in result),
  };
}

/** A run as a reader wants it. @param {Machine} machine @param {(Measurement | Figure)[]} results */
export function prose(machine, results) {
  const { measurements, figures } = sorted(results);
  const compared = [
    table(measurements),
    '',
    'The two of a line took turns; medians of the rounds. Ratio: the site by what is beside it.',
  ];
  return [
    '',
    ...(figures.length > 0 ? [figureTable(figures), ''] : []),
    ...(measurements.length > 0 ? compared : []),
    `${machineLine(machine)}.`,
  ].join('\n');
}

/** The same for a program, with every round. @param {Machine} machine @param {(Measurement | Figure)[]} results */
export function json(machine, results) {
  const { measurements, figures } = sorted(results);
  const compared = measurements.map(({ rounds, ...measurement }) => ({
    ...measurement,
    compared: compare(rounds),
    rounds,
  }));
  return JSON.stringify({ machine, measurements: compared, figures }, undefined, 2);
}
