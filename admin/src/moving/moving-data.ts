import type { ImportBatch, ImportOutcome } from '@lectern/api-client/admin';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '../api.js';
import { type StatusTone, useCursorList } from '../components/index.js';
import { cacheAnswer, queryClient } from '../query-client.js';

const root = 'imports';
const refetchMs = 1_000;

type State = ImportBatch['state'];

const isBusy = (state: State | undefined): boolean =>
  state === 'checking' || state === 'running' || state === 'undoing';

export const useImports = () =>
  useCursorList(
    [root, 'list'],
    (cursor) => api.GET('/api/admin/imports', { params: { query: { cursor } } }),
    { refetchInterval: (imports) => (imports.some(({ state }) => isBusy(state)) ? refetchMs : false) },
  );

const importKey = (id: string) => [root, 'one', id];

/** Refetches while a job works on it. */
export const useImport = (id: string) =>
  useQuery({
    queryKey: importKey(id),
    queryFn: () => api.GET('/api/admin/imports/{id}', { params: { path: { id } } }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (isBusy(data?.state) ? refetchMs : false),
  });

export function cacheImport(batch: ImportBatch): void {
  cacheAnswer(importKey(batch.id), batch);
  void queryClient.invalidateQueries({ queryKey: [root, 'list'] });
}

/** Rows of one result. They change with the state. */
export function useImportRows({ id, state }: Pick<ImportBatch, 'id' | 'state'>, outcome: ImportOutcome | '') {
  const rows = useInfiniteQuery({
    queryKey: [root, 'rows', id, state, outcome],
    queryFn: ({ pageParam }) =>
      api.GET('/api/admin/imports/{id}/rows', {
        params: { path: { id }, query: { ...(outcome ? { outcome } : {}), after: pageParam } },
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ nextAfter }) => nextAfter ?? undefined,
  });
  return { ...rows, items: rows.data?.pages.flatMap(({ items }) => items) };
}

const tones: Partial<Record<State, StatusTone>> = {
  checking: 'busy',
  running: 'busy',
  undoing: 'busy',
  checked: 'caution',
  read: 'caution',
  done: 'good',
  failed: 'danger',
};

export const toneOf = (state: State): StatusTone => tones[state] ?? 'neutral';

export const useEbooks = (isNeeded: boolean) =>
  useQuery({
    queryKey: [root, 'ebooks'],
    enabled: isNeeded,
    queryFn: async () => {
      const { items } = await api.GET('/api/admin/products', { params: { query: {} } });
      return items.filter(({ type }) => type === 'ebook');
    },
  });

export const useTopics = (isNeeded: boolean) =>
  useQuery({
    queryKey: [root, 'topics'],
    enabled: isNeeded,
    queryFn: async () => {
      const audiences = await api.GET('/api/admin/broadcasts/audiences');
      return audiences.flatMap(({ topic, label }) => (topic === null ? [] : [{ topic, label }]));
    },
  });
