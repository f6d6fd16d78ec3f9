import type { Article, ArticleValue } from '@lectern/api-client/admin';
import type { SavedValue } from '../saving/index.js';
import { fetchArticle, keepVersion, saveDraft } from './articles-data.js';
import { useTextDraft } from './use-text-draft.js';

const savedOf = ({ value, revision, savedAt, savedBy }: Article): SavedValue<ArticleValue> => ({
  ...{ value, revision, savedAt },
  who: savedBy ?? '',
});

/** The draft of an article: saved as it is typed, and a version of it kept on leaving. */
export function useArticleDraft(article: Article) {
  const { id } = article;
  const draft = useTextDraft<ArticleValue>({
    name: `article:${id}`,
    saved: savedOf(article),
    save: (value, revision) => saveDraft(id, value, revision),
    load: async () => savedOf(await fetchArticle(id)),
    onLeft: () => keepVersion(id, 'left'),
  });
  return {
    ...draft,
    keepVersion: async () => {
      draft.markKept();
      await keepVersion(id, 'saved');
    },
    /** Shows what the server holds now. */
    show: (now: Article) => draft.show(savedOf(now)),
  };
}

export type ArticleDraft = ReturnType<typeof useArticleDraft>;
