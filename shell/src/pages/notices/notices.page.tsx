import { Button } from '@lectern/ui';
import { Notice } from './notice.js';
import type { LinkExpiredWords, NoticeWords } from './notices.words.js';

export function NoticePage({ words }: { words: NoticeWords }) {
  return <Notice words={words} />;
}

/** Stands at the address of the download itself: the form posts to where the visitor is. */
export function LinkExpiredPage({ words }: { words: LinkExpiredWords }) {
  return (
    <Notice words={words}>
      <form method="post">
        <Button type="submit">{words.buttonLabel}</Button>
      </form>
    </Notice>
  );
}
