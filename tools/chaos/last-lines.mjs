/** @param {string} heading @param {readonly string[]} lines */
const listed = (heading, lines) =>
  lines.length > 0 ? [heading, ...lines.map((line) => `  ${line}`), ''] : [];

/**
 * How every report of a run ends: what should not have been, and how the run is repeated.
 * @param {{ ownEndings: readonly string[], violations: readonly string[] }} found
 * @param {string} command
 */
export const lastLines = ({ ownEndings, violations }, command) => [
  ...listed('Ended by themselves:', ownEndings),
  ...listed('Violations:', violations),
  `Repeat it with: ${command}`,
];
