/** How long a password of the dashboard may be, in characters: not to be guessed, and not a load to hash. */
export const PASSWORD_LENGTH = { min: 12, max: 200 } as const;
