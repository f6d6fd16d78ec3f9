import type { ContentChange, ContentSection } from '@lectern/api-client/admin';
import { useQuery } from '@tanstack/react-query';
import { addressOf, api } from '../api.js';
import { queryClient } from '../query-client.js';
import type { SavedValue } from '../saving/index.js';
import type { Place } from './places.js';

const root = 'site editing';
const listKey = [root, 'list'];
const findingsKey = [root, 'findings'];
const sectionKey = (section: string) => [root, 'one', section];
const versionsKey = (section: string) => [root, 'versions', section];

const pathOf = (section: string) => ({ params: { path: { section } } });

export const useSections = () =>
  useQuery({ queryKey: listKey, queryFn: () => api.GET('/api/admin/content/sections'), staleTime: 0 });

export const fetchSection = (section: string): Promise<ContentSection> =>
  api.GET('/api/admin/content/sections/{section}', pathOf(section));

// Not kept after the section is left: editing starts with the server's draft.
queryClient.setQueryDefaults([root, 'one'], { staleTime: 0, gcTime: 0 });

export const useSection = (section: string) =>
  useQuery({ queryKey: sectionKey(section), queryFn: () => fetchSection(section) });

export const previewAddress = (section: string): string =>
  addressOf('/api/admin/content/sections/{section}/preview', { path: { section } });

export const savedOf = ({
  changes,
  revision,
  savedAt,
  who,
}: ContentSection): SavedValue<ContentChange[]> => ({
  value: changes,
  revision,
  savedAt,
  who: who ?? '',
});

function cacheSection(section: ContentSection): ContentSection {
  queryClient.setQueryData(sectionKey(section.section), section);
  void queryClient.invalidateQueries({ queryKey: listKey });
  void queryClient.invalidateQueries({ queryKey: findingsKey });
  void queryClient.invalidateQueries({ queryKey: versionsKey(section.section) });
  return section;
}

export const reloadSection = async (section: string): Promise<ContentSection> =>
  cacheSection(await fetchSection(section));

export async function saveSection(section: string, changes: ContentChange[], revision: number) {
  const saved = await api.PUT('/api/admin/content/sections/{section}/draft', {
    ...pathOf(section),
    body: { revision, changes },
  });
  void queryClient.invalidateQueries({ queryKey: listKey });
  return saved;
}

export async function publishSection(section: string, revision: number): Promise<ContentSection> {
  await api.POST('/api/admin/content/sections/{section}/publish', { ...pathOf(section), body: { revision } });
  return reloadSection(section);
}

export async function discardDraft(section: string): Promise<ContentSection> {
  await api.DELETE('/api/admin/content/sections/{section}/draft', pathOf(section));
  return reloadSection(section);
}

export async function resetSection(section: string): Promise<ContentSection> {
  await api.POST('/api/admin/content/sections/{section}/reset', { ...pathOf(section), body: {} });
  return reloadSection(section);
}

export async function resetAll(): Promise<void> {
  await api.POST('/api/admin/content/reset');
  await queryClient.invalidateQueries({ queryKey: [root] });
}

export const useSectionVersions = (section: string) =>
  useQuery({
    queryKey: versionsKey(section),
    queryFn: () => api.GET('/api/admin/content/sections/{section}/versions', pathOf(section)),
    staleTime: 0,
  });

export const restoreSectionVersion = async (section: string, version: number): Promise<ContentSection> =>
  cacheSection(
    await api.POST('/api/admin/content/sections/{section}/versions/{version}/restore', {
      params: { path: { section, version } },
    }),
  );

export const useFindings = () =>
  useQuery({ queryKey: findingsKey, queryFn: () => api.GET('/api/admin/content/findings'), staleTime: 0 });

export async function decideFinding({ file, pointer }: Place, decision: 'keep' | 'take'): Promise<void> {
  const found = await api.POST(`/api/admin/content/findings/${decision}`, { body: { file, pointer } });
  queryClient.setQueryData(findingsKey, found);
  void queryClient.invalidateQueries({ queryKey: listKey });
}
