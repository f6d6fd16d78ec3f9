import type { ArticleSummary } from '@lectern/api-client/admin';
import type { StatusWords } from '../components/index.js';
import { localTime } from '../formats.js';
import { articles as m } from '../messages.js';
import { say } from '../say.js';
import { formatDate } from '../shop.js';

export const titleOf = ({ title }: Pick<ArticleSummary, 'title'>): string => title || m.list.untitled;

const tones = {
  draft: 'neutral',
  scheduled: 'busy',
  published: 'good',
  binned: 'neutral',
  removed: 'neutral',
} as const;

export const statusOf = ({ state, hasChanges }: Pick<ArticleSummary, 'state' | 'hasChanges'>): StatusWords =>
  hasChanges && state === 'published'
    ? { label: m.states.changed, tone: 'caution' }
    : { label: m.states[state], tone: tones[state] };

export function momentOf({ state, savedAt, scheduledAt, publishedAt, binnedAt }: ArticleSummary): string {
  if (state === 'binned' && binnedAt) return say(m.list.at.binned, { when: localTime(binnedAt) });
  if (state === 'scheduled' && scheduledAt) return say(m.list.at.scheduled, { when: localTime(scheduledAt) });
  if (state === 'published' && publishedAt) return say(m.list.at.published, { when: localTime(publishedAt) });
  return say(m.list.at.draft, { when: localTime(savedAt) });
}

/** In the site's time zone. */
export const siteTime = (moment: string, timeZone: string): string =>
  formatDate(new Date(moment), { dateStyle: 'medium', timeStyle: 'short', timeZone });
