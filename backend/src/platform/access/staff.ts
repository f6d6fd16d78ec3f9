import type { Role } from './permissions.js';

/** Whoever is signed in. */
export interface Staff {
  userId: string;
  name: string;
  /** In small letters; the name to sign in with. */
  email: string;
  role: Role;
}
