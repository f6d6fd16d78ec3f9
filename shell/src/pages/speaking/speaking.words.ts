import type { PageWords } from '@lectern/catalogue';

import { type EventsWords, eventsWords } from '../../events/events.words.js';
import { type PageContent, pageFileContent } from '../../site-map/page-content.js';

export interface SpeakingWords extends PageWords<'speaking'> {
  /** Null without events. */
  events: EventsWords | null;
}

export function speakingContent(): PageContent<SpeakingWords> {
  const { words, ...rest } = pageFileContent('speaking');
  return { ...rest, words: { ...words, events: eventsWords() } };
}
