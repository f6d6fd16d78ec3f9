/**
 * Version of the drawing code, part of every picture's key. Change it when pictures must look different;
 * `npm run generate` then draws all of them again.
 */
export const drawingMethod = '056d0fb2801802723726dc3b3d5100f27a6cfee87c4760f646a42308e6d85265';

/** Added to the key of pictures with Latin Extended, Greek, Cyrillic, Hebrew or Arabic: they once had boxes instead. */
export const alphabetsMethod = /[\u0100-\u1FFF]/;

/** Hash of the drawing code and its library versions; a spec fails when it is out of date. */
export const drawingCode = '4e5aefeb42f560f206ceb78830e5e87ba67b59eda6c59c2f5c27f566bb946b02';
