import type { ListedBook } from '@lectern/api-client/admin';

import type { StatusWords } from '../components/index.js';
import { books as m } from '../messages.js';

export function stateOf({
  isPublished,
  hasDraft,
}: Pick<ListedBook, 'isPublished' | 'hasDraft'>): StatusWords {
  if (!isPublished) return { label: m.states.hidden, tone: 'neutral' };
  return hasDraft
    ? { label: m.states.changed, tone: 'caution' }
    : { label: m.states.published, tone: 'good' };
}
