export const MAX_PASSKEYS = 20;

/** Long enough to find a security key or a phone. */
export const CHALLENGE_LIFE_MS = 5 * 60_000;

export const CHALLENGE_BYTES = 32;
