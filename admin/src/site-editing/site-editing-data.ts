import type { ContentChange, ContentField, ContentSection, ContentText } from '@lectern/api-client/admin';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { addressOf, api } from '../api.js';
import { cacheAnswer, queryClient } from '../query-client.js';
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

/** Texts of all fields, for a search. */
export const useTexts = (enabled: boolean): UseQueryResult<ContentText[]> =>
  useQuery({
    queryKey: [root, 'texts'],
    queryFn: () => api.GET('/api/admin/content/texts'),
    staleTime: 0,
    enabled,
  });

/** Fields of a content file, with the section that each belongs to. */
export const fetchFields = (file: string): Promise<ContentField[]> =>
  queryClient.fetchQuery({
    queryKey: [root, 'file', file],
    queryFn: () => api.GET('/api/admin/content/fields', { params: { query: { file } } }),
  });

/** @param query page and color scheme, for the look */
export const previewAddress = (
  section: string,
  query: { page?: string; scheme?: 'light' | 'dark' } = {},
): string => addressOf('/api/admin/content/sections/{section}/preview', { path: { section }, query });

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
  cacheAnswer(sectionKey(section.section), section);
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
  cacheAnswer(findingsKey, found);
  void queryClient.invalidateQueries({ queryKey: listKey });
}
