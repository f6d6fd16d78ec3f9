/**
 * Of `newsletter_subscriptions s`: who gets a letter about `$1`, a topic, or null for everyone. Whoever has chosen nothing
 * wants to hear of everything.
 */
export const AUDIENCE = `s.status = 'confirmed' AND ($1::text IS NULL OR s.topics IS NULL OR $1 = ANY (s.topics))`;

/** How many they are now. */
export const AUDIENCE_SIZE = `SELECT count(*)::int AS readers FROM newsletter_subscriptions s WHERE ${AUDIENCE}`;
