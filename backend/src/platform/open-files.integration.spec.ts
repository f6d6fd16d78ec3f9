import { spawnSync } from 'node:child_process';
import path from 'node:path';

import { describe, expect, it } from '@jest/globals';

import { maxConnections } from './open-files.js';

describe('The limit of open files', () => {
  it('leaves visitors what the database and files do not need', () => {
    expect(maxConnections(256, 40)).toBe(144);
    expect(maxConnections(64, 40)).toBe(16);
  });

  it('of a process is known', () => {
    const program = path.join(import.meta.dirname, 'open-files.ts');
    const script = `const { openFileLimit } = await import(${JSON.stringify(program)}); console.log(openFileLimit())`;
    const node = `exec "$0" -C @lectern/source --import ./tools/test/compile.mjs --input-type=module -e "$1"`;
    const { stdout } = spawnSync('sh', ['-c', `ulimit -n 256; ${node}`, process.execPath, script], {
      cwd: path.resolve(import.meta.dirname, '../../..'),
      encoding: 'utf8',
    });
    expect(stdout.trim()).toBe('256');
  });
});
