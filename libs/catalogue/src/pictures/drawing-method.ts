/**
 * How pictures are drawn, as a part of each one's key: whoever changes how they look writes another here, and all are
 * drawn anew by `npm run generate`.
 */
export const drawingMethod = '056d0fb2801802723726dc3b3d5100f27a6cfee87c4760f646a42308e6d85265';

/** Of the code that draws them and the versions it works with: a spec notices when those are no longer the same. */
export const drawingCode = 'b565f6d05455b4167f790e780e84fa112b3fa5a9eab28e6bebcacba9e4dd93f7';
