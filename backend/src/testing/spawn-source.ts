import { type ChildProcessByStdio, spawn } from 'node:child_process';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';

const root = path.resolve(import.meta.dirname, '../../..');

/** Runs a TypeScript program of the backend in a process of its own. @param file relative to `backend/src` */
export const spawnSource = (
  file: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): ChildProcessByStdio<Writable, Readable, Readable> =>
  spawn(
    process.execPath,
    ['-C', '@lectern/source', '--import', './tools/test/compile.mjs', `backend/src/${file}`, ...args],
    { cwd: root, env, stdio: 'pipe' },
  );
