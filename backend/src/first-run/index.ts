export { type Setup, setUpSite } from './set-up-site.js';
