import type { Staff } from './staff.js';

/** A session that has not expired. */
export interface Session {
  /** A UUID that names the session; not a secret. */
  id: string;
  /** Whether the user has confirmed their identity within `PROOF_MS`. */
  isProved: boolean;
  /** Whether the user must set up a second step before anything else. */
  mustSetUp: boolean;
}

export interface FoundSession {
  staff: Staff;
  session: Session;
}
