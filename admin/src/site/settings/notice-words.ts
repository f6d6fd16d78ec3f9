import type { SiteSettings } from '@lectern/api-client/admin';
import { localTime } from '../../local-time.js';
import type { StatusTone } from '../../parts/index.js';

type Notice = Pick<SiteSettings['notice'], 'standing' | 'from' | 'until'>;

/** Whether the notice that was kept is to be seen, in a word or two. */
export function noticeState({ standing, from, until }: Notice): { label: string; tone: StatusTone } {
  switch (standing) {
    case 'shown':
      return { label: until ? `On the pages until ${localTime(until)}` : 'On the pages', tone: 'good' };
    case 'waiting':
      return { label: from ? `Waits for ${localTime(from)}` : 'Waits', tone: 'busy' };
    case 'over':
      return { label: 'Its time is over', tone: 'neutral' };
    case 'off':
      return { label: 'Not shown', tone: 'neutral' };
  }
}
