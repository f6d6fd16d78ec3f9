import type { MakingsAsked, PreviewInput } from '@lectern/api-client/admin';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../api.js';
import { showFailure } from '../components/index.js';
import { queryClient } from '../query-client.js';
import { isInProgress } from './preview-words.js';
import { counted, say } from '../say.js';
import { audio as m } from '../messages.js';

const previewsKey = ['audio previews'];
const refetchIntervalMs = 2_000;

/** Refetches every two seconds while a recording is in progress. */
export const usePreviews = () =>
  useQuery({
    queryKey: previewsKey,
    queryFn: () => api.GET('/api/admin/audio-previews'),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.previews.some(isInProgress) ? refetchIntervalMs : false),
  });

const refetchPreviews = (): Promise<void> => queryClient.invalidateQueries({ queryKey: previewsKey });

const showError = (error: unknown) => showFailure(m.preview.error, error);

function showBudgetLimit({ withheld }: MakingsAsked): void {
  if (withheld === 0) return;
  showFailure(
    m.makeAll.tooLong,
    say(m.makeAll.tomorrow, { withheld: counted(withheld, m.makeAll.previews) }),
  );
}

// Each stays pending until the list is refetched, so that a second click cannot repeat the action.

export const useMakePreviews = () =>
  useMutation({
    mutationFn: (body: PreviewInput) => api.POST('/api/admin/audio-previews/make', { body }),
    onSuccess: showBudgetLimit,
    onError: showError,
    onSettled: refetchPreviews,
  });

export const useRetry = () =>
  useMutation({
    mutationFn: (id: string) =>
      api.POST('/api/admin/audio-previews/{id}/retry', { params: { path: { id } } }),
    onError: showError,
    onSettled: refetchPreviews,
  });

/** Cancels a recording; the parts generated so far are lost. */
export const useStopPreview = () =>
  useMutation({
    mutationFn: (id: string) => api.DELETE('/api/admin/audio-previews/{id}', { params: { path: { id } } }),
    onError: showError,
    onSettled: refetchPreviews,
  });

export const useRemovePreview = () =>
  useMutation({
    mutationFn: async ({ id, makeAgain }: { id: string; makeAgain?: PreviewInput | undefined }) => {
      await api.DELETE('/api/admin/audio-previews/{id}', { params: { path: { id } } });
      if (makeAgain) showBudgetLimit(await api.POST('/api/admin/audio-previews/make', { body: makeAgain }));
    },
    onSettled: refetchPreviews,
  });
