/**
 * How pictures are drawn, as a part of each one's key: whoever changes how they look writes another here, and all are
 * drawn anew by `npm run generate`.
 */
export const drawingMethod = '2563490909de05e08fa94195f8ab9e46439084e81e77159a71bff9962616142c';

/** Of the code that draws them and the versions it works with: a spec notices when those are no longer the same. */
export const drawingCode = '3b52d813215c9f32cd181ddb7070a80b100bc6f1e1f62382c6e454618d8d1c92';
