import { components as m } from '../messages.js';

/** Whether an address is the pseudonym of an erased one; the API ends each of them so. */
export const isErased = (email: string): boolean => email.endsWith('@erased.invalid');

/** An address in a sentence: that of an erased reader is a pseudonym, and says so. */
export const addressText = (email: string): string => (isErased(email) ? m.erasedReader : email);
