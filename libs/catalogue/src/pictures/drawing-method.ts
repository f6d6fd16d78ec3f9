/**
 * How pictures are drawn, as a part of each one's key: whoever changes the code of this folder, or the versions that it
 * works with, so that pictures look different, writes another here, and all are drawn anew (`npm run generate`).
 */
export const drawingMethod = 'c6441b34f35760d2d78dd6eb237f49a52b1ecfdb0bbeacb3941a9705f7b20428';

/** The fingerprint of that code and those versions, by which a spec notices that they have changed. */
export const drawingCode = '';
