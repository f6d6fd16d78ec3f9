import type { SpokenPreview } from '@lectern/api-client';
import type { AudioPreviewsWords } from '../audio-previews.words.js';

type Words = AudioPreviewsWords['progress'];
type Progress = Pick<SpokenPreview, 'status' | 'piecesDone' | 'piecesTotal'>;

/** What the page shows of the progress, at each sentence. */
export function progressText({ status, piecesDone, piecesTotal }: Progress, words: Words): string {
  if (status === 'encoding') return words.encodingText;
  if (status === 'queued' || piecesTotal === 0) return words.queuedText;
  const at = Math.min(piecesDone + 1, piecesTotal);
  return words.speakingText.replace('{done}', String(at)).replace('{total}', String(piecesTotal));
}

/** What a screen reader is told of it: each step, and of the speaking no more than its quarters. */
export function milestoneText(making: Progress, words: Words): string {
  const { status, piecesDone, piecesTotal } = making;
  if (status !== 'speaking' || piecesTotal === 0) return progressText(making, words);
  const quarter = Math.floor((piecesDone / piecesTotal) * 4);
  return progressText({ ...making, piecesDone: Math.ceil((quarter * piecesTotal) / 4) }, words);
}
