import type { DocumentSummary } from '@lectern/api-client/admin';
import type { StatusWords } from '../components/index.js';
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

/** In the site's time zone. */
export const siteTime = (moment: string, timeZone: string): string =>
  formatDate(new Date(moment), { dateStyle: 'medium', timeStyle: 'short', timeZone });

export function momentOf(text: DocumentSummary): string {
  const { state, savedAt, scheduledAt, publishedAt, binnedAt, timeZone } = text;
  const at = (moment: string) => ({ when: siteTime(moment, timeZone) });
  if (state === 'binned' && binnedAt) return say(m.list.at.binned, at(binnedAt));
  if (scheduledAt)
    return say(state === 'published' ? m.list.at.changes : m.list.at.scheduled, at(scheduledAt));
  if (state === 'published' && publishedAt) return say(m.list.at.published, at(publishedAt));
  return say(m.list.at.draft, at(savedAt));
}
