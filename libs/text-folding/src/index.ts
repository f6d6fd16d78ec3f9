export { foldText, foldWithPositions, originalRange, type FoldedText } from './fold-text.js';
export { anchorOf, slugOf } from './slug.js';
