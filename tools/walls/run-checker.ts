import { execFile } from 'node:child_process';
import path from 'node:path';

import { houseRoot } from './planted-tree.js';

/** A checker reads a whole tree: seconds on a free machine, far more on a busy one. */
export const checkerTimeoutMs = 180_000;

/**
 * Runs a checker of node_modules and reads the JSON that it prints; checkers exit with an error when they
 * find something, which is what is hoped for here.
 */
export function runChecker(program: string, args: string[], cwd: string): Promise<unknown> {
  const script = path.join(houseRoot, 'node_modules', program);
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [script, ...args],
      { cwd, maxBuffer: 64 * 1024 * 1024, timeout: checkerTimeoutMs },
      (_, stdout, stderr) => {
        try {
          resolve(JSON.parse(stdout));
        } catch {
          reject(new Error(`${program} printed no JSON: ${stderr || stdout}`));
        }
      },
    );
  });
}
