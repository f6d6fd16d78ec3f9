export type { Catalogue } from './catalogue.js';
export { catalogue as contentCatalogue } from './opened.js';
export { contentVersion, showCatalogue, startSettings } from './shown.js';
