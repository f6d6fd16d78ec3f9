import { openCatalogue } from './open-catalogue.js';
import { places } from './places.js';

/**
 * Reads the content once per process, when this package is first imported. @throws ContentError if it is
 * invalid
 */
export const catalogue = await openCatalogue(places);
