import { catalogue } from './opened.js';

export const { openings } = catalogue;
export type { Opening } from './opening.js';
