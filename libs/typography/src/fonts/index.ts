export { fontSource, fontSources, type FontSource, type FontStyle } from './font-sources.js';
export {
  type FontChoice,
  fontPieces,
  type KnownFont,
  type Piece,
  textRuns,
  type TextRun,
} from './text-runs.js';
