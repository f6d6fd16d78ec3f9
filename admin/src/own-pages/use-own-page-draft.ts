import type { OwnPage, OwnPageValue } from '@lectern/api-client/admin';
import { useTextDraft } from '../articles/use-text-draft.js';
import type { SavedValue } from '../saving/index.js';
import { fetchOwnPage, saveOwnPage } from './own-pages-data.js';

const savedOf = ({ value, revision, savedAt, savedBy }: OwnPage): SavedValue<OwnPageValue> => ({
  ...{ value, revision, savedAt },
  who: savedBy,
});

/** The draft of a page, saved as it is typed. */
export function useOwnPageDraft(page: OwnPage) {
  const { id } = page;
  const draft = useTextDraft<OwnPageValue>({
    name: `page:${id}`,
    saved: savedOf(page),
    save: (value, revision) => saveOwnPage(id, value, revision),
    load: async () => savedOf(await fetchOwnPage(id)),
  });
  return { ...draft, show: (now: OwnPage) => draft.show(savedOf(now)) };
}

export type OwnPageDraft = ReturnType<typeof useOwnPageDraft>;
