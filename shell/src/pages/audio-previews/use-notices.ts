import { useCallback } from 'react';
import { showToast } from '@lectern/ui/toast';
import { spokenTime } from '../../islands/player/spoken-time.js';
import type { MakerWords } from './audio-previews.words.js';
import type { PreviewFailure } from './preview-failure.js';
import { defaultRetrySeconds } from './preview-rules.js';

export type PreviewProblem =
  | PreviewFailure
  | { failure: 'missing_selection' | 'playback' | 'download'; message?: undefined };

export function useNotices({ notices, player }: MakerWords) {
  const noticeOf = useCallback(
    (trouble: PreviewProblem): { title: string; text: string } => {
      const { title, text } = notices[trouble.failure];
      const seconds = ('retryAfterSeconds' in trouble && trouble.retryAfterSeconds) || defaultRetrySeconds;
      const time = spokenTime(Math.ceil(seconds / 60) * 60, player.units);
      return { title, text: trouble.message ?? text.replace('{time}', time) };
    },
    [notices, player],
  );
  const tell = useCallback(
    (what: 'generated' | 'downloadStarted' | PreviewProblem): void => {
      const { title, text } = typeof what === 'string' ? notices[what] : noticeOf(what);
      showToast({ title, description: text, tone: typeof what === 'string' ? 'success' : 'destructive' });
    },
    [notices, noticeOf],
  );
  return { tell, noticeOf };
}
