import type { ContentChange, ContentSection } from '@lectern/api-client/admin';
import { useQuery } from '@tanstack/react-query';

import { api } from '../api.js';
import { queryClient } from '../query-client.js';
import { changesWith, changesWithout, eventPlace, type EventValues, type SiteEvent } from './event-values.js';

const key = ['events'];
const section = { params: { path: { section: 'events' } } };

const fetchEvents = (): Promise<ContentSection> => api.GET('/api/admin/content/sections/{section}', section);

export const useEvents = () => useQuery({ queryKey: key, queryFn: fetchEvents, staleTime: 0 });

interface Saving {
  id: string;
  /** The section as it was edited. */
  now: ContentSection;
  changes: ContentChange[];
  publishes: boolean;
}

/** Saves the draft, and publishes one event of it; drafts of other events stay. */
async function save({ id, now, changes, publishes }: Saving): Promise<void> {
  try {
    const { revision } = await api.PUT('/api/admin/content/sections/{section}/draft', {
      ...section,
      body: { revision: now.revision, changes },
    });
    if (publishes)
      await api.POST('/api/admin/content/sections/{section}/publish', {
        ...section,
        body: { revision, only: eventPlace(id) },
      });
  } finally {
    await queryClient.invalidateQueries({ queryKey: key });
  }
}

export const saveEvent = (
  now: ContentSection,
  id: string,
  values: EventValues,
  publishes: boolean,
): Promise<void> => save({ id, now, changes: changesWith(now, id, values), publishes });

export async function removeEvent({ id, isPublished }: SiteEvent): Promise<void> {
  const now = await fetchEvents();
  await save({ id, now, changes: changesWithout(now, id), publishes: isPublished });
}

export async function restoreEvent({ id, values, isPublished }: SiteEvent): Promise<void> {
  const now = await fetchEvents();
  await save({ id, now, changes: changesWith(now, id, values), publishes: isPublished });
}
