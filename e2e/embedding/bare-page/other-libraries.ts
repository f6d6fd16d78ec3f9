/** Built by itself: this React is not the one that the page runs on. */
export { libraries } from './libraries.js';
