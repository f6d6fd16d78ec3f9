import { randomInt } from 'node:crypto';

/** Six digits, each of them as likely as any other. */
export const createCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');
