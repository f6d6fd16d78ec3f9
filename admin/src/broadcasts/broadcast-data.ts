import type { Broadcast, WrittenBroadcast } from '@lectern/api-client/admin';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../api.js';
import { cacheAnswer, queryClient } from '../query-client.js';
import { broadcasts as m } from '../messages.js';
import { useDebounced } from './use-debounced.js';

const listKey = ['broadcasts', 'all'];
const broadcastKey = (id: string) => ['broadcasts', 'one', id];

const refetchMs = { fast: 2_000, slow: 30_000 };
const soonMs = 60_000;

/**
 * Refetch interval in ms: short while a broadcast is sending, pausing, or about to start; false once it has
 * ended.
 */
function refetchIntervalOf(broadcast: Pick<Broadcast, 'status' | 'sendAt'> | undefined): number | false {
  if (broadcast?.status === 'sending' || broadcast?.status === 'paused') return refetchMs.fast;
  if (broadcast?.status !== 'scheduled') return false;
  const isSoon = Date.parse(broadcast.sendAt ?? '') - Date.now() < soonMs;
  return isSoon ? refetchMs.fast : refetchMs.slow;
}

export const fetchBroadcast = (id: string): Promise<Broadcast> =>
  api.GET('/api/admin/broadcasts/{id}', { params: { path: { id } } });

// Not kept after the page is left: editing starts with the server's text.
queryClient.setQueryDefaults(['broadcasts', 'one'], { staleTime: 0, gcTime: 0 });

export const useBroadcasts = () =>
  useQuery({
    queryKey: listKey,
    queryFn: () => api.GET('/api/admin/broadcasts'),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.some((broadcast) => refetchIntervalOf(broadcast) === refetchMs.fast)
        ? refetchMs.fast
        : false,
  });

export const useBroadcast = (id: string) =>
  useQuery({
    queryKey: broadcastKey(id),
    queryFn: () => fetchBroadcast(id),
    staleTime: 0,
    refetchInterval: ({ state }) => refetchIntervalOf(state.data),
  });

export const useAudiences = () =>
  useQuery({
    queryKey: ['audiences'],
    queryFn: () => api.GET('/api/admin/broadcasts/audiences'),
    staleTime: 0,
  });

const debounceMs = 500;

/** Renders a draft as an email once typing pauses; keeps the previous preview until then. */
export function usePreview(written: Pick<WrittenBroadcast, 'subject' | 'body'>) {
  const subject = useDebounced(written.subject, debounceMs);
  const body = useDebounced(written.body, debounceMs);
  const isBlank = body.trim() === '';
  const preview = useQuery({
    queryKey: ['broadcast preview', subject, body],
    queryFn: () =>
      api.POST('/api/admin/broadcasts/preview', {
        body: { subject: subject.trim() || m.editor.noSubject, body, topic: null },
      }),
    enabled: !isBlank,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return { ...preview, data: isBlank ? undefined : preview.data, isBlank };
}

export type PreviewQuery = ReturnType<typeof usePreview>;

export function cacheBroadcast(broadcast: Broadcast): void {
  cacheAnswer(broadcastKey(broadcast.id), broadcast);
  void queryClient.invalidateQueries({ queryKey: listKey });
}

export async function refetchBroadcast(id: string): Promise<Broadcast> {
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

/** Name of the copy in this browser. */
export const broadcastCopy = (id: string): string => `broadcast:${id}`;

export async function createBroadcast(): Promise<Broadcast> {
  const created = await api.POST('/api/admin/broadcasts', { body: { subject: '', body: '', topic: null } });
  cacheBroadcast(created);
  return created;
}
