import { useCallback } from 'react';
import { showToast } from '@lectern/ui/toast';
import { spokenTime } from '../../islands/player/spoken-time.js';
import type { AudioPreviewsWords } from './audio-previews.words.js';
import type { PreviewFailure } from './preview-failure.js';

/** What went badly: a preview, or something around it. */
export type Trouble =
  | PreviewFailure
  | { failure: 'missing_selection' | 'playback' | 'download'; message?: undefined };

/** Until a visitor may have another, where the server does not say. */
const hourSeconds = 3600;

/** The notices of the page, in its own words and, where the specification wants them, the server's. */
export function useNotices({ notices, player }: AudioPreviewsWords) {
  const noticeOf = useCallback(
    (trouble: Trouble): { title: string; text: string } => {
      const { title, text } = notices[trouble.failure];
      const seconds = ('retryAfterSeconds' in trouble && trouble.retryAfterSeconds) || hourSeconds;
      const time = spokenTime(Math.ceil(seconds / 60) * 60, player.units);
      return { title, text: trouble.message ?? text.replace('{time}', time) };
    },
    [notices, player],
  );
  const tell = useCallback(
    (what: 'generated' | 'downloadStarted' | Trouble): void => {
      const { title, text } = typeof what === 'string' ? notices[what] : noticeOf(what);
      showToast({ title, description: text, tone: typeof what === 'string' ? 'success' : 'destructive' });
    },
    [notices, noticeOf],
  );
  return { tell, noticeOf };
}
