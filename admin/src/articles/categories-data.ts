import type { ArticleCategory } from '@lectern/api-client/admin';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.js';
import { cacheAnswer, queryClient } from '../query-client.js';

const categoriesKey = ['article categories'];

const pathOf = (id: string) => ({ params: { path: { id } } });

export const useCategories = () =>
  useQuery({
    queryKey: categoriesKey,
    queryFn: () => api.GET('/api/admin/article-categories'),
    staleTime: 0,
  });

const cacheCategories = (categories: ArticleCategory[]): void => cacheAnswer(categoriesKey, categories);

export const createCategory = async (label: string): Promise<void> =>
  cacheCategories(await api.POST('/api/admin/article-categories', { body: { label } }));

export const renameCategory = async (id: string, label: string): Promise<void> =>
  cacheCategories(await api.PUT('/api/admin/article-categories/{id}', { ...pathOf(id), body: { label } }));

export async function removeCategory(id: string): Promise<void> {
  await api.DELETE('/api/admin/article-categories/{id}', pathOf(id));
  await queryClient.invalidateQueries({ queryKey: categoriesKey });
}
