import type { OwnPage, OwnPageValue } from '@lectern/api-client/admin';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.js';
import { queryClient } from '../query-client.js';

const root = 'own pages';
const listKey = [root, 'list'];
const pageKey = (id: string) => [root, 'one', id];

const pathOf = (id: string) => ({ params: { path: { id } } });

const emptyPage: OwnPageValue = {
  title: '',
  slug: '',
  description: '',
  body: { markdown: '' },
  label: '',
  isInMenu: false,
  isInFooter: true,
  isIndexed: true,
};

/** Last saved first, the bin too. */
export const useOwnPages = () =>
  useQuery({ queryKey: listKey, queryFn: () => api.GET('/api/admin/pages'), staleTime: 0 });

export const fetchOwnPage = (id: string): Promise<OwnPage> => api.GET('/api/admin/pages/{id}', pathOf(id));

// Not kept after the page is left: editing starts with the server's text.
queryClient.setQueryDefaults([root, 'one'], { staleTime: 0, gcTime: 0 });

export const useOwnPage = (id: string) =>
  useQuery({ queryKey: pageKey(id), queryFn: () => fetchOwnPage(id) });

function cachePage(page: OwnPage): OwnPage {
  queryClient.setQueryData(pageKey(page.id), page);
  void queryClient.invalidateQueries({ queryKey: listKey });
  return page;
}

export const createOwnPage = async (): Promise<OwnPage> =>
  cachePage(await api.POST('/api/admin/pages', { body: { value: emptyPage } }));

export async function saveOwnPage(id: string, value: OwnPageValue, revision: number) {
  const saved = await api.PUT('/api/admin/pages/{id}/draft', { ...pathOf(id), body: { revision, value } });
  void queryClient.invalidateQueries({ queryKey: listKey });
  return saved;
}

export const publishOwnPage = async (id: string, revision: number): Promise<OwnPage> =>
  cachePage(await api.POST('/api/admin/pages/{id}/publish', { ...pathOf(id), body: { revision } }));

export const takeBackOwnPage = async (id: string): Promise<OwnPage> =>
  cachePage(await api.POST('/api/admin/pages/{id}/take-back', pathOf(id)));

/** Named where its removal can be undone. */
export type BinnedPage = Pick<OwnPage, 'id' | 'title'>;

export async function binOwnPage(id: string): Promise<void> {
  await api.DELETE('/api/admin/pages/{id}', pathOf(id));
  await queryClient.invalidateQueries({ queryKey: listKey });
}

export const restoreOwnPage = async (id: string): Promise<OwnPage> =>
  cachePage(await api.POST('/api/admin/pages/{id}/restore', pathOf(id)));
