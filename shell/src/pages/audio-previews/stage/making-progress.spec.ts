import type { SpokenPreview } from '@lectern/api-client';
import { describe, expect, it } from '@jest/globals';
import { pages, partContent } from '@lectern/catalogue';
import { milestoneText, progressText } from './making-progress.js';

const { progress: words } = partContent('audio-previews', pages['audio-previews']).words;
const making = (status: SpokenPreview['status'], piecesDone = 0, piecesTotal = 0) => ({
  status,
  piecesDone,
  piecesTotal,
});

describe('the progress of a preview', () => {
  it('shows the wait, the current sentence, and the final step', () => {
    expect(progressText(making('queued'), words)).toBe('Waiting in line');
    expect(progressText(making('queued', 0, 31), words)).toBe('Waiting in line');
    expect(progressText(making('speaking', 0, 31), words)).toBe('Recording: sentence 1 of 31');
    expect(progressText(making('speaking', 31, 31), words)).toBe('Recording: sentence 31 of 31');
    expect(progressText(making('encoding', 31, 31), words)).toBe('Putting the sentences together');
  });

  it('is announced to screen readers at milestones, not for each sentence', () => {
    const told = Array.from({ length: 31 }, (_, done) => milestoneText(making('speaking', done, 31), words));
    expect([...new Set(told)]).toEqual([
      'Recording: sentence 1 of 31',
      'Recording: sentence 9 of 31',
      'Recording: sentence 17 of 31',
      'Recording: sentence 25 of 31',
    ]);
    expect(milestoneText(making('encoding', 31, 31), words)).toBe('Putting the sentences together');
  });
});
