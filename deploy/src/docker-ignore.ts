import { readFileSync } from 'node:fs';
import path from 'node:path';

import { root } from './compose-file.js';

/** A pattern of .dockerignore as an expression that also takes what lies below. */
function expression(pattern: string): RegExp {
  const source = pattern
    .replace(/[.+^$(){}|[\]]/g, '\\$&')
    .replaceAll('**/', '\u0001')
    .replaceAll('*', '[^/]*')
    .replaceAll('\u0001', '(?:.*/)?');
  return new RegExp(`^${source}(/|$)`);
}

/**
 * Whether .dockerignore keeps a file from the build: the last pattern that fits has the word.
 * @param file below the repository's folder, with slashes
 */
export function isIgnored(file: string): boolean {
  const lines = readFileSync(path.join(root, '.dockerignore'), 'utf8').split('\n');
  const patterns = lines.map((line) => line.trim()).filter((line) => line && !line.startsWith('#'));
  const last = patterns.findLast((pattern) => expression(pattern.replace(/^!/, '')).test(file));
  return last !== undefined && !last.startsWith('!');
}
