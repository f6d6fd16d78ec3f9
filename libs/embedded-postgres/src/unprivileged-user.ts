import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** An error that a person can fix: its message is a readable sentence. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}

/** System user that runs PostgreSQL if the caller is root. */
export interface UnprivilegedUser {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root; other users run it themselves (`undefined`). */
export function unprivilegedUser(): UnprivilegedUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const fields = accounts.find((line) => line.startsWith(`${name}:`))?.split(':');
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  throw new EmbeddedPostgresError(
    'PostgreSQL does not run as root, and this system has neither a "postgres" nor a "nobody" user: start as an ordinary user or set DATABASE_URL.',
  );
}

/** Whether the user can traverse to `target` (or to its future location). */
export function canReach(target: string, user: UnprivilegedUser | undefined): boolean {
  if (!user) return true;
  const parent = path.dirname(target);
  if (parent !== target && !canReach(parent, user)) return false;
  const stats = statSync(target, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return true;
  if (stats.uid === user.uid) return (stats.mode & 0o100) !== 0;
  if (stats.gid === user.gid) return (stats.mode & 0o010) !== 0;
  return (stats.mode & 0o001) !== 0;
}
