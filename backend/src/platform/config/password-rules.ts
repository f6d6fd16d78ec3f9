/** Characters of a dashboard password: hard to guess, and cheap to hash. */
export const PASSWORD_LENGTH = { min: 12, max: 200 } as const;
