import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { parse } from 'pg-connection-string';

/** Folders where Debian installs the programs of each major version. */
const DEBIAN = '/usr/lib/postgresql';
const VERSION_TIMEOUT_MS = 10_000;

export interface PostgresProgram {
  path: string;
  major: number;
}

async function majorOf(program: string): Promise<number | undefined> {
  try {
    const { stdout } = await promisify(execFile)(program, ['--version'], { timeout: VERSION_TIMEOUT_MS });
    const [, major] = / (\d+)[.\d]*/.exec(stdout) ?? [];
    return Number(major) || undefined;
  } catch {
    return undefined;
  }
}

/** Finds the newest pg_dump or pg_restore of at least a major version, in the PATH or where Debian keeps them. */
export async function findProgram(
  name: 'pg_dump' | 'pg_restore',
  atLeast: number,
): Promise<PostgresProgram | undefined> {
  const versions = await readdir(DEBIAN).catch(() => []);
  const places = [name, ...versions.map((version) => path.join(DEBIAN, version, 'bin', name))];
  const found = await Promise.all(
    places.map(async (place) => ({ path: place, major: await majorOf(place) })),
  );
  const fitting = found.filter((program): program is PostgresProgram => (program.major ?? 0) >= atLeast);
  return fitting.sort((one, other) => other.major - one.major)[0];
}

/** Settings of libpq for a URL: in the environment, because command lines are visible to everyone on the machine. */
export function libpqEnvironment(url: string): Record<string, string> {
  const { host, port, user, password, database } = parse(url);
  const query = new URL(url.replace(/^([a-z]+:\/\/[^/?]*@)(?=[/?]|$)/, '$1localhost')).searchParams;
  const settings = {
    PGHOST: host,
    PGPORT: port,
    PGUSER: user,
    PGPASSWORD: password,
    PGDATABASE: database,
    PGSSLMODE: query.get('sslmode'),
    PGSSLROOTCERT: query.get('sslrootcert'),
    PGSSLCERT: query.get('sslcert'),
    PGSSLKEY: query.get('sslkey'),
  };
  const set = Object.entries(settings).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return { PATH: '/usr/local/bin:/usr/bin:/bin', PGCONNECT_TIMEOUT: '10', ...Object.fromEntries(set) };
}
