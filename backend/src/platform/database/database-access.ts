import type { ConnectionShares } from '../config/connection-rules.js';

/** The opened database, and how many connections each part of this process may have. */
export class DatabaseAccess {
  /** For requests and jobs. */
  readonly url!: string;
  /** Address of PostgreSQL itself, for what needs a session: notifications, locks, the job store. */
  readonly directUrl!: string;
  /** Whether `url` leads to a pooler. */
  readonly isPooled!: boolean;
  readonly shares!: ConnectionShares;

  constructor(values: DatabaseAccess) {
    Object.assign(this, values);
  }
}
