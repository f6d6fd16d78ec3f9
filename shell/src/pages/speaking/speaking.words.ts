import type { PageWords, PathLink } from '@lectern/catalogue';

import { type EventsWords, eventsWords } from '../../events/events.words.js';
import { mediaKitLink } from '../media-kit/media-kit.words.js';
import { type PageContent, pageFileContent } from '../../site-map/page-content.js';

export interface SpeakingWords extends PageWords<'speaking'> {
  /** Null without events. */
  events: EventsWords | null;
  mediaKit: PathLink | null;
}

export function speakingContent(): PageContent<SpeakingWords> {
  const { words, ...rest } = pageFileContent('speaking');
  return { ...rest, words: { ...words, events: eventsWords(), mediaKit: mediaKitLink() } };
}
