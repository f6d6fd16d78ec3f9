import { createInterface } from 'node:readline';

import { startChild, stopChild } from './children.mjs';
import { root } from './paths.mjs';

/** No command of ours takes so long, on however slow a machine: it hangs. */
const longestMs = 60 * 60_000;

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
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, onLine?: (line: string) => void, limitMs?: number }} [options]
 * @returns {Promise<string>} what it said
 * @throws {CommandFailed}
 */
export function runCommand(command, args, { cwd = root, env = {}, onLine, limitMs = longestMs } = {}) {
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
    const limit = setTimeout(() => {
      lines.push(`It was ended after ${limitMs / 1000} s.`);
      void stopChild(child);
    }, limitMs);
    child.once('error', (error) => {
      clearTimeout(limit);
      reject(new CommandFailed(title, error.message));
    });
    child.once('close', (code) => {
      clearTimeout(limit);
      const output = lines.join('\n');
      if (code === 0) resolve(output);
      else reject(new CommandFailed(title, output));
    });
  });
}
