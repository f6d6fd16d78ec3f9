/**
 * How pictures are drawn, as a part of each one's key: whoever changes how they look writes another here, and all are
 * drawn anew by `npm run generate`.
 */
export const drawingMethod = 'c6441b34f35760d2d78dd6eb237f49a52b1ecfdb0bbeacb3941a9705f7b20428';

/** Of the code that draws them and the versions it works with: a spec notices when those are no longer the same. */
export const drawingCode = 'e89b43b52ed7dd828e2aa6352ba0aa94b2266812be63c8681c826893acd50077';
