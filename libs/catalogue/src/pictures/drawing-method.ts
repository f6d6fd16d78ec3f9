/**
 * Version of the drawing code, part of every picture's key. Change it when pictures must look different;
 * `npm run generate` then draws all of them again.
 */
export const drawingMethod = '056d0fb2801802723726dc3b3d5100f27a6cfee87c4760f646a42308e6d85265';

/** Hash of the drawing code and its library versions; a spec fails when it is out of date. */
export const drawingCode = 'a4c3c9a3f13260118679bffb955e9a9f608e83af8929389be265d8dfd8c9332f';
