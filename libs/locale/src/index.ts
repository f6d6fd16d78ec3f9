export { localeOf } from './locale-of.js';
