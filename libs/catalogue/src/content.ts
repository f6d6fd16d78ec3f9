import { places } from './places.js';

export { ContentError } from './content/content-error.js';

export const contentFolder = places.folder;
