import type { WrittenBroadcast } from '@lectern/api-client/admin';
import { queryClient } from '../../data.js';

/** What she has written, and which saved version she began from: 0 for a new letter. */
export interface DraftWords extends WrittenBroadcast {
  version: number;
}

// Beside what the server has said, so that it goes with all of that when she signs out.
const root = 'unsaved letters';
const keyOf = (id: string | undefined) => [root, id ?? 'new'];
queryClient.setQueryDefaults([root], { gcTime: Infinity, staleTime: Infinity });

export const findUnsaved = (id: string | undefined): DraftWords | undefined =>
  queryClient.getQueryData<DraftWords>(keyOf(id));

export const keepUnsaved = (id: string | undefined, words: DraftWords): void =>
  void queryClient.setQueryData(keyOf(id), words);

export const forgetUnsaved = (id: string | undefined): void =>
  queryClient.removeQueries({ queryKey: keyOf(id) });

/** A browser asks before it closes or reloads a page while there is something to lose: also from another page of the dashboard. */
window.addEventListener('beforeunload', (event) => {
  if (queryClient.getQueriesData({ queryKey: [root] }).length > 0) event.preventDefault();
});
