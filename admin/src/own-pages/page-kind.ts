import type { OwnPage } from '@lectern/api-client/admin';
import { api } from '../api.js';
import { ownPages as m } from '../messages.js';
import type { TextKind } from '../texts/text-kind.js';
import { changedLists } from '../texts/texts-data.js';

export const pageKind: TextKind<OwnPage> = {
  name: 'page',
  words: m.kind,
  list: () => api.GET('/api/admin/pages'),
  fetch: (id, isNew) =>
    api.GET('/api/admin/pages/{id}', { params: { path: { id }, query: isNew ? { isNew: 'true' } : {} } }),
  save: async (id, value, revision) => {
    const saved = await api.PUT('/api/admin/pages/{id}/draft', {
      params: { path: { id } },
      body: { revision, value },
    });
    void changedLists();
    return saved;
  },
};
