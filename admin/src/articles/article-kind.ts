import type { Article } from '@lectern/api-client/admin';
import { api } from '../api.js';
import { articles as m } from '../messages.js';
import type { TextKind } from '../texts/text-kind.js';
import { changedLists } from '../texts/texts-data.js';

export const articleKind: TextKind<Article> = {
  name: 'article',
  words: m.kind,
  list: () => api.GET('/api/admin/articles'),
  fetch: (id, isNew) =>
    api.GET('/api/admin/articles/{id}', {
      params: { path: { id }, query: isNew ? { isNew: 'true' } : {} },
    }),
  save: async (id, value, revision) => {
    const saved = await api.PUT('/api/admin/articles/{id}/draft', {
      params: { path: { id } },
      body: { revision, value },
    });
    void changedLists();
    return saved;
  },
};
