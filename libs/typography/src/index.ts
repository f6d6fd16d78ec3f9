export { setText } from './set-text.js';
