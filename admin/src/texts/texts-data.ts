import { useQuery } from '@tanstack/react-query';
import { api } from '../api.js';
import { cacheAnswer, queryClient } from '../query-client.js';
import type { Text, TextKind } from './text-kind.js';

const root = 'texts';
const versionsKey = (id: string) => [root, 'versions', id];
const listKey = (name: string) => [root, 'list', name];
const textKey = (id: string) => [root, 'one', id];

const pathOf = (id: string) => ({ params: { path: { id } } });

/** Last saved first, the bin too. */
export const useTexts = (kind: TextKind) =>
  useQuery({ queryKey: listKey(kind.name), queryFn: () => kind.list(), staleTime: 0 });

// Not kept after the page is left: editing starts with the server's text.
queryClient.setQueryDefaults([root, 'one'], { staleTime: 0, gcTime: 0 });

export const useText = <T extends Text>(kind: TextKind<T>, id: string, isNew: boolean) =>
  useQuery({ queryKey: textKey(id), queryFn: () => kind.fetch(id, isNew) });

export const changedLists = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [root, 'list'] });

function changed(id: string): void {
  void changedLists();
  void queryClient.invalidateQueries({ queryKey: versionsKey(id) });
}

export async function reloadText<T extends Text>(kind: TextKind<T>, id: string): Promise<T> {
  const text = await kind.fetch(id, false);
  cacheAnswer(textKey(id), text);
  changed(id);
  return text;
}

export const publishText = (id: string, revision: number) =>
  api.POST('/api/admin/documents/{id}/publish', { ...pathOf(id), body: { revision } });

/** @param at in the site's time zone: `2026-12-01T09:00` */
export const scheduleText = (id: string, revision: number, at: string) =>
  api.POST('/api/admin/documents/{id}/schedule', { ...pathOf(id), body: { revision, at } });

export const unscheduleText = (id: string) => api.DELETE('/api/admin/documents/{id}/schedule', pathOf(id));

export const takeBackText = (id: string) => api.POST('/api/admin/documents/{id}/take-back', pathOf(id));

/** Named where its removal can be undone. */
export type BinnedText = Pick<Text, 'id' | 'title'>;

export async function binText(id: string): Promise<void> {
  await api.DELETE('/api/admin/documents/{id}', pathOf(id));
  changed(id);
}

export async function restoreText(id: string): Promise<void> {
  await api.POST('/api/admin/documents/{id}/restore', pathOf(id));
  await queryClient.invalidateQueries({ queryKey: textKey(id) });
  changed(id);
}

export const createPreviewLink = (id: string) =>
  api.POST('/api/admin/documents/{id}/preview-link', pathOf(id));

export const useVersions = (id: string) =>
  useQuery({
    queryKey: versionsKey(id),
    queryFn: () => api.GET('/api/admin/documents/{id}/versions', pathOf(id)),
    staleTime: 0,
  });

export const useVersion = (id: string, number: number) =>
  useQuery({
    queryKey: [...versionsKey(id), number],
    queryFn: () =>
      api.GET('/api/admin/documents/{id}/versions/{number}', { params: { path: { id, number } } }),
  });

/** Keeps the saved draft as a version; the server ignores it if nothing changed since the last one. */
export async function keepVersion(id: string, reason: 'saved' | 'left'): Promise<void> {
  await api.POST('/api/admin/documents/{id}/versions', { ...pathOf(id), body: { reason } });
  changed(id);
}

export const restoreVersion = (id: string, number: number) =>
  api.POST('/api/admin/documents/{id}/versions/{number}/restore', { params: { path: { id, number } } });
