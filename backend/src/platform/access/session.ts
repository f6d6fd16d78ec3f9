import type { Staff } from './staff.js';

export interface Session {
  /** A UUID that names the session; not a secret. */
  id: string;
  /** Whether the user has confirmed their identity within `PROOF_MS`. */
  isProved: boolean;
  /** Whether a second step must be set up before anything else. */
  mustSetUp: boolean;
}

export interface FoundSession {
  staff: Staff;
  session: Session;
}
