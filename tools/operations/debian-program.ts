import { readdir } from 'node:fs/promises';
import path from 'node:path';

import { runCommand } from '../start/children.mjs';
import { findProgram } from '../test/programs.mjs';

export interface DebianProgram {
  file: string;
  version: string;
}

const postgresFolder = '/usr/lib/postgresql';

async function versionOf(file: string, options: readonly string[]): Promise<string> {
  const output = await runCommand(file, [...options]);
  return /\d+\.\d+(\.\d+)?/.exec(output)?.[0] ?? '';
}

/**
 * Finds an installed server and its version.
 * @param options print the version
 * @returns undefined if it is not installed
 */
export async function findServer(name: string, options = ['-v']): Promise<DebianProgram | undefined> {
  const file = await findProgram(name);
  return file ? { file, version: await versionOf(file, options) } : undefined;
}

/** Finds the programs of the newest PostgreSQL from a Debian package. @returns undefined without one */
export async function findPostgres(): Promise<(DebianProgram & { initdb: string }) | undefined> {
  const majors = (await readdir(postgresFolder).catch(() => [])).map(Number).filter(Number.isInteger);
  for (const major of majors.toSorted((one, other) => other - one)) {
    const [file, initdb] = ['postgres', 'initdb'].map((name) =>
      path.join(postgresFolder, String(major), 'bin', name),
    );
    // A client package has the folder, too.
    const version = file && (await versionOf(file, ['--version']).catch(() => undefined));
    if (version && initdb) return { file, initdb, version };
  }
  return undefined;
}
