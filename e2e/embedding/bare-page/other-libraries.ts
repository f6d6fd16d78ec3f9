/** A bundle of its own: this React is not the page's. */
export { libraries } from './libraries.js';
