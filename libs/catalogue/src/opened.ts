import { openCatalogue } from './open-catalogue.js';
import { places } from './places.js';

/** Whoever imports from this package has the content read, once in a process; or the reasons why it cannot be used. */
export const catalogue = await openCatalogue(places);
