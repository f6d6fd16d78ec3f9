/**
 * Version of the drawing code, part of every picture's key. Change it when pictures must look different;
 * `npm run generate` then draws all of them again.
 */
export const drawingMethod = '056d0fb2801802723726dc3b3d5100f27a6cfee87c4760f646a42308e6d85265';

/** Hash of the drawing code and its library versions; a spec fails when it is out of date. */
export const drawingCode = '8d39f1f313cdf4b8088f49750e12d6054bf25d82d9db60a309329dcf4c295163';
