export { foldText, foldWithPositions, originalRange, type FoldedText } from './fold-text.js';
