import { components as m } from '../messages.js';

/** Whether an address is the pseudonym of an erased one; the API ends each pseudonym this way. */
export const isErased = (email: string): boolean => email.endsWith('@erased.invalid');

/** Address in a sentence; a pseudonym reads "Erased reader". */
export const addressText = (email: string): string => (isErased(email) ? m.address.erased : email);
