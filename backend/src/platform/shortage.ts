/** A resource of the machine that has run out; `database-disk` is the disk of PostgreSQL. */
export type Shortage = 'disk' | 'database-disk' | 'descriptors';

/** No space, over quota, too many open files of the process and of the system; SQLSTATE `disk_full`. */
const SHORTAGES: Readonly<Record<string, Shortage>> = {
  ENOSPC: 'disk',
  EDQUOT: 'disk',
  EMFILE: 'descriptors',
  ENFILE: 'descriptors',
  '53100': 'database-disk',
};

const MAX_CAUSE_DEPTH = 5;

/**
 * The shortage that an error or one of its causes reports; undefined for all other errors. Reads the fields of pg's and
 * TypeORM's errors without loading those packages, because the log needs it first.
 */
export function shortageIn(error: unknown, depth = 0): Shortage | undefined {
  if (!(error instanceof Error) || depth > MAX_CAUSE_DEPTH) return undefined;
  const { code, driverError, cause } = error as { code?: unknown; driverError?: unknown; cause?: unknown };
  const own = typeof code === 'string' ? SHORTAGES[code] : undefined;
  return own ?? shortageIn(driverError, depth + 1) ?? shortageIn(cause, depth + 1);
}

export const LIMIT_ADVICE =
  'Raise the limit to 4096 or more: ulimit -n, LimitNOFILE= of systemd, or ulimits: nofile of Compose.';

/** Cause and next step of a shortage, for the log and at start. @param openFileLimit of this process, if it is known */
export function adviceOn(shortage: Shortage, openFileLimit?: number): string {
  switch (shortage) {
    case 'disk':
      return 'The disk is full. Free space in DATA_DIR.';
    case 'database-disk':
      return 'The disk of PostgreSQL is full. Free space there.';
    case 'descriptors': {
      const allowed = openFileLimit === undefined ? '' : ` This process may open ${openFileLimit}.`;
      return `Too many files and connections are open.${allowed} ${LIMIT_ADVICE}`;
    }
  }
}
