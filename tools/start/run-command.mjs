import { createInterface } from 'node:readline';

import { startChild } from './children.mjs';
import { root } from './paths.mjs';

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
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, onLine?: (line: string) => void }} [options]
 * @returns {Promise<string>} what it said
 * @throws {CommandFailed}
 */
export function runCommand(command, args, { cwd = root, env = {}, onLine } = {}) {
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
    child.once('error', (error) => reject(new CommandFailed(title, error.message)));
    child.once('close', (code) => {
      const output = lines.join('\n');
      if (code === 0) resolve(output);
      else reject(new CommandFailed(title, output));
    });
  });
}
