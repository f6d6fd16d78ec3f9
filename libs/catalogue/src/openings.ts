export { openings } from './generated/openings.js';
export type { Opening } from './opening.js';
