export { openings } from './shown.js';
export type { Opening } from './opening.js';
