export {
  isPlace,
  MAX_HIGHLIGHTS,
  MAX_HIGHLIGHTS_PER_REQUEST,
  type Highlight,
  type HighlightChange,
  isHighlightChange,
  NO_NOTES,
  type Place,
  type ReadingNotes,
  type RemovedHighlight,
} from './reading-notes.js';
export { mergeNotes, activeHighlights } from './merge-notes.js';
