/**
 * How pictures are drawn, as a part of each one's key: whoever changes how they look writes another here, and all are
 * drawn anew by `npm run generate`.
 */
export const drawingMethod = '056d0fb2801802723726dc3b3d5100f27a6cfee87c4760f646a42308e6d85265';

/** Of the code that draws them and the versions it works with: a spec notices when those are no longer the same. */
export const drawingCode = 'ff162a8b3b309aa92d17792acf35e0320fe379f88cc019d5989b9e71b5beb244';
