import type { BackupFacts, TableFacts } from '../backup-rules.js';
import type { BackupManifest } from './manifest.js';

/** Facts of a manifest that the database records. */
export const factsOf = ({ takenAt, tables, postgres, program }: BackupManifest): BackupFacts => ({
  takenAt,
  tables: Object.fromEntries(
    Object.entries(tables).map(([table, { rows, sha256 }]): [string, TableFacts] => [
      table.replace(/^public\./, ''),
      { rows, sha256 },
    ]),
  ),
  postgres: postgres.major,
  program,
});
