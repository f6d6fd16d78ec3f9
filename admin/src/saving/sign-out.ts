import { dropAllCopies, findCopiedNames } from './local-copies.js';
import { leaveAll } from './open-savers.js';

/** Saves what can be saved. @returns the number of texts that only this browser has */
export async function saveBeforeSignOut(email: string): Promise<number> {
  await leaveAll();
  return (await findCopiedNames(email)).length;
}

export const forgetAfterSignOut = dropAllCopies;
