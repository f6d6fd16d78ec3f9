import type { Broadcast, WrittenBroadcast } from '@lectern/api-client/admin';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../api.js';
import { queryClient } from '../query-client.js';
import { broadcasts as m } from '../messages.js';
import { useDebounced } from './use-debounced.js';

const listKey = ['broadcasts', 'all'];
const broadcastKey = (id: string) => ['broadcasts', 'one', id];

const lookMs = { lively: 2_000, quiet: 30_000 };
const soonMs = 60_000;

/** How often to look again, in ms: quickly while it goes out, has just been halted or is about to begin, never when all is said. */
function lookAgainAfter(broadcast: Pick<Broadcast, 'status' | 'sendAt'> | undefined): number | false {
  if (broadcast?.status === 'sending' || broadcast?.status === 'paused') return lookMs.lively;
  if (broadcast?.status !== 'scheduled') return false;
  const isSoon = Date.parse(broadcast.sendAt ?? '') - Date.now() < soonMs;
  return isSoon ? lookMs.lively : lookMs.quiet;
}

export const fetchBroadcast = (id: string): Promise<Broadcast> =>
  api.GET('/api/admin/broadcasts/{id}', { params: { path: { id } } });

export const useBroadcasts = () =>
  useQuery({
    queryKey: listKey,
    queryFn: () => api.GET('/api/admin/broadcasts'),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.some((broadcast) => lookAgainAfter(broadcast) === lookMs.lively) ? lookMs.lively : false,
  });

/** @param id undefined for a broadcast that is not kept yet */
export const useBroadcast = (id: string | undefined) =>
  useQuery({
    queryKey: broadcastKey(id ?? ''),
    queryFn: () => fetchBroadcast(id ?? ''),
    enabled: id !== undefined,
    staleTime: 0,
    refetchInterval: ({ state }) => lookAgainAfter(state.data),
  });

export const useAudiences = () =>
  useQuery({
    queryKey: ['audiences'],
    queryFn: () => api.GET('/api/admin/broadcasts/audiences'),
    staleTime: 0,
  });

const debounceMs = 500;

/** Renders a text as it would arrive, once typing pauses; the preview before stays until the next one is here. */
export function usePreview(written: Pick<WrittenBroadcast, 'subject' | 'body'>) {
  const subject = useDebounced(written.subject, debounceMs);
  const body = useDebounced(written.body, debounceMs);
  const isBlank = body.trim() === '';
  const preview = useQuery({
    queryKey: ['broadcast preview', subject, body],
    queryFn: () =>
      api.POST('/api/admin/broadcasts/preview', {
        body: { subject: subject.trim() || m.noSubjectYet, body, topic: null },
      }),
    enabled: !isBlank,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return { ...preview, data: isBlank ? undefined : preview.data, isBlank };
}

export type PreviewQuery = ReturnType<typeof usePreview>;

/** What the server has said of a broadcast, for all who show it. */
export function nowStands(broadcast: Broadcast): void {
  queryClient.setQueryData(broadcastKey(broadcast.id), broadcast);
  void queryClient.invalidateQueries({ queryKey: listKey });
}

export async function readAgain(id: string): Promise<Broadcast> {
  return queryClient.fetchQuery({
    queryKey: broadcastKey(id),
    queryFn: () => fetchBroadcast(id),
    staleTime: 0,
  });
}

export function isGone(id: string): void {
  queryClient.removeQueries({ queryKey: broadcastKey(id) });
  void queryClient.invalidateQueries({ queryKey: listKey });
}

/** What was written, and which saved version it began from: 0 for a new broadcast. */
export interface DraftText extends WrittenBroadcast {
  version: number;
}

// Beside what the server has said, so that it goes with all of that at signing out.
const root = 'unsaved broadcasts';
const keyOf = (id: string | undefined) => [root, id ?? 'new'];
queryClient.setQueryDefaults([root], { gcTime: Infinity, staleTime: Infinity });

export const findUnsaved = (id: string | undefined): DraftText | undefined =>
  queryClient.getQueryData<DraftText>(keyOf(id));

export const keepUnsaved = (id: string | undefined, words: DraftText): void =>
  void queryClient.setQueryData(keyOf(id), words);

export const forgetUnsaved = (id: string | undefined): void =>
  queryClient.removeQueries({ queryKey: keyOf(id) });

/** A browser asks before it closes or reloads a page while there is something to lose: also from another page of the dashboard. */
window.addEventListener('beforeunload', (event) => {
  if (queryClient.getQueriesData({ queryKey: [root] }).length > 0) event.preventDefault();
});
