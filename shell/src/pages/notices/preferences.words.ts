import { type Newsletter, newsletter } from '@lectern/catalogue';
import { pageFileContent, type PageContent } from '../../site-map/page-content.js';
import { type NoticeWords, noticeWords } from './notices.words.js';

export type PreferencesAnswer = 'saved' | 'none';

export interface PreferencesWords extends NoticeWords {
  legend: string;
  topics: Newsletter['topics'];
  saveLabel: string;
  said: { text: string; isProblem: boolean } | null;
  leave: { heading: string; text: string; buttonLabel: string };
}

/** The server replaces `{address}` with the subscriber's own. */
export function preferencesContent(answer: PreferencesAnswer | undefined): PageContent<PreferencesWords> {
  const { words, ...rest } = pageFileContent('newsletter-preferences');
  const { legend, saveLabel, savedText, noneText, leave } = words;
  const said = {
    saved: { text: savedText, isProblem: false },
    none: { text: noneText, isProblem: true },
  };
  const about = { legend, topics: newsletter.topics, saveLabel, leave };
  return { ...rest, words: { ...noticeWords(words), ...about, said: answer ? said[answer] : null } };
}
