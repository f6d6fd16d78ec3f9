import type { Staff } from './staff.js';

/** A session that lives. */
export interface Session {
  /** A UUID: names the session, and opens nothing. */
  id: string;
  /** Whether they have proved who they are within the last quarter of an hour. */
  isProved: boolean;
  /** Whether they have to set up a second step for signing in before anything else. */
  mustSetUp: boolean;
}

/** A session, and whose it is. */
export interface FoundSession {
  staff: Staff;
  session: Session;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A session that nobody uses for so long is over. */
export const IDLE_MS = 12 * HOUR_MS;

/** However much it is used, a session ends so long after its beginning. */
export const LIFE_MS = 14 * 24 * HOUR_MS;

/** A session's use is noted no more often than this: reading a page is not a write. */
export const NOTED_EVERY_MS = MINUTE_MS;

/** So long after proving who they are, somebody may change how it is proved. */
export const PROOF_MS = 15 * MINUTE_MS;
