import type { DocumentSummary } from '@lectern/api-client/admin';
import type { StatusWords } from '../components/index.js';
import { localTime } from '../formats.js';
import { texts as m } from '../messages.js';
import { say } from '../say.js';
import { formatDate } from '../shop.js';

export const titleOf = ({ title }: Pick<DocumentSummary, 'title'>): string => title || m.list.untitled;

const tones = {
  draft: 'neutral',
  scheduled: 'busy',
  published: 'good',
  binned: 'neutral',
  removed: 'neutral',
} as const;

type Stated = Pick<DocumentSummary, 'state' | 'hasChanges' | 'scheduledAt'>;

export const statusOf = ({ state, hasChanges, scheduledAt }: Stated): StatusWords =>
  hasChanges && state === 'published' && !scheduledAt
    ? { label: m.states.changed, tone: 'caution' }
    : { label: m.states[state], tone: tones[state] };

export function momentOf({ state, savedAt, scheduledAt, publishedAt, binnedAt }: DocumentSummary): string {
  if (state === 'binned' && binnedAt) return say(m.list.at.binned, { when: localTime(binnedAt) });
  if (scheduledAt) {
    const words = state === 'published' ? m.list.at.changes : m.list.at.scheduled;
    return say(words, { when: localTime(scheduledAt) });
  }
  if (state === 'published' && publishedAt) return say(m.list.at.published, { when: localTime(publishedAt) });
  return say(m.list.at.draft, { when: localTime(savedAt) });
}

/** In the site's time zone. */
export const siteTime = (moment: string, timeZone: string): string =>
  formatDate(new Date(moment), { dateStyle: 'medium', timeStyle: 'short', timeZone });
