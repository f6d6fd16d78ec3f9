/** What the secrets of authenticator apps are sealed for. */
export const SECOND_FACTOR = 'second-factor';
