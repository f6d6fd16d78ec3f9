import type { AudioPreviewsWords } from '../audio-previews.words.js';
import type { Making } from '../preview-shapes.js';

type Words = AudioPreviewsWords['progress'];
type Progress = Pick<Making, 'status' | 'piecesDone' | 'piecesTotal' | 'ahead'>;

/** What the page shows of the progress, at each sentence. */
export function progressText({ status, piecesDone, piecesTotal, ahead }: Progress, words: Words): string {
  if (status === 'encoding') return words.encodingText;
  if (status === 'queued' || piecesTotal === 0) {
    return ahead ? words.queuedBehindText.replace('{count}', String(ahead)) : words.queuedText;
  }
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
