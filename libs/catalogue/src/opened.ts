import { openCatalogue } from './open-catalogue.js';
import { places } from './places.js';

/** @throws ContentError on import, if the content is invalid */
export const catalogue = await openCatalogue(places);
