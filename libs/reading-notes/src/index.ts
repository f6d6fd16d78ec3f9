export {
  isPlace,
  MOST_HIGHLIGHTS,
  MOST_SENT_AT_ONCE,
  type Highlight,
  type HighlightChange,
  isHighlightChange,
  NO_NOTES,
  type Place,
  type ReadingNotes,
  type RemovedHighlight,
} from './reading-notes.js';
export { mergeNotes, standing } from './merge-notes.js';
