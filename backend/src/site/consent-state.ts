/** `pending`: not confirmed yet. `unknown`: an invalid link. */
export type ConsentState = 'pending' | 'confirmed' | 'ended' | 'unknown';
