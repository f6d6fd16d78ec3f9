import { randomInt } from 'node:crypto';

/** Each visitor comes from an address of their own, as the proxy in front of the site says. */
export const someAddress = () => Array.from({ length: 4 }, () => randomInt(1, 255)).join('.');
