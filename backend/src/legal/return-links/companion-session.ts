/** Whoever has proved that something is hers: what one secret opens. */
export interface CompanionSession {
  tokenHash: string;
  /** In small letters; null while only the browser is known, which opens what was answered in it and nothing else. */
  provenEmail: string | null;
  /** Of all that it opens, the newest first. */
  assessmentIds: readonly string[];
}

/** A session that nobody uses for so long is over; the cookie is kept as long. */
export const SESSION_LIFE = '30 days';
