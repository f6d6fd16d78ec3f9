import type { Staff } from './staff.js';

/** A session that lives. */
export interface Session {
  /** A UUID: names the session, and opens nothing. */
  id: string;
  /** Whether she has proved who she is within the last quarter of an hour. */
  isProved: boolean;
  /** Whether she has to set up a second step for signing in before anything else. */
  mustSetUp: boolean;
}

/** A session, and whose it is. */
export interface FoundSession {
  staff: Staff;
  session: Session;
}
