/** The style element of typefaces that a first page does without. */
export const laterFacesId = 'later-faces';

/** Remembers that they have been fetched. */
export const laterFacesKey = 'lectern.faces';
