import { inRoot } from '../start/paths.mjs';
import { runCommand } from '../start/run-command.mjs';

export const connections = 50;

/**
 * Asks for one address as often as it is answered, from a process of its own: 50 connections, each with one
 * request at a time.
 * @param {string} url
 * @param {number} durationSeconds
 * @returns {Promise<number>} answers per second
 * @throws when any answer was an error or none at all
 */
export async function loadWith(url, durationSeconds) {
  const program = inRoot('node_modules/autocannon/autocannon.js');
  const flags = ['--json', '-c', String(connections), '-p', '1', '-d', String(durationSeconds)];
  const said = await runCommand(process.execPath, [program, ...flags, '-H', 'accept-encoding=br', url]);
  const result = JSON.parse(said.slice(said.indexOf('{')));
  const { errors, timeouts, non2xx } = result;
  if (errors || timeouts || non2xx) {
    throw new Error(`${url}: ${errors} errors, ${timeouts} timeouts, ${non2xx} answers other than 2xx.`);
  }
  return result['2xx'] / result.duration;
}
