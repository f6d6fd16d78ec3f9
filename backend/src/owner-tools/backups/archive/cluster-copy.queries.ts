import type pg from 'pg';

export interface StoppedCopy {
  label: string;
  /** Last segment of the write-ahead log that the copy needs. */
  lastSegment: string;
}

/** Folder of the server's files. For superusers. */
export async function findDataDirectory(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ folder: string }>(
    `SELECT current_setting('data_directory') AS folder`,
  );
  return rows[0]?.folder ?? '';
}

/** Writes a checkpoint and starts the copy; it ends with the session. @returns its first segment of the log */
export async function startCopy(client: pg.ClientBase, name: string): Promise<string> {
  // A temporary slot keeps the server from recycling the log of the copy. It ends with the session.
  await client.query('SELECT pg_create_physical_replication_slot($1, true, true)', [
    `lectern_${name.toLowerCase().replaceAll(/[^a-z0-9]/g, '_')}`,
  ]);
  const { rows } = await client.query<{ segment: string }>(
    'SELECT pg_walfile_name(pg_backup_start($1, true)) AS segment',
    [name],
  );
  return rows[0]?.segment ?? '';
}

/** Does not wait for an archive of the log: the caller copies the log itself. */
export async function stopCopy(client: pg.ClientBase): Promise<StoppedCopy | undefined> {
  const { rows } = await client.query<StoppedCopy>(
    'SELECT labelfile AS label, pg_walfile_name(lsn) AS "lastSegment" FROM pg_backup_stop(false)',
  );
  return rows[0];
}
