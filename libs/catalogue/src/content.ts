import { places } from './places.js';

export { ContentError } from './content/content-error.js';

/** The folder that the content is read from. */
export const contentFolder = places.folder;
