import type { Article, ArticleCategory, ArticleValue } from '@lectern/api-client/admin';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.js';
import { queryClient } from '../query-client.js';

const root = 'articles';
const listKey = [root, 'list'];
const categoriesKey = [root, 'categories'];
const articleKey = (id: string) => [root, 'one', id];
const versionsKey = (id: string) => [root, 'versions', id];

const pathOf = (id: string) => ({ params: { path: { id } } });

const emptyArticle: ArticleValue = {
  title: '',
  slug: '',
  excerpt: '',
  category: null,
  body: { markdown: '' },
  featured: false,
  relatedBookIds: [],
  keywords: [],
  picture: null,
  searchTitle: '',
  searchDescription: '',
  socialTitle: '',
  socialDescription: '',
  socialPicture: null,
};

/** Last saved first, the bin too. */
export const useArticles = () =>
  useQuery({ queryKey: listKey, queryFn: () => api.GET('/api/admin/articles'), staleTime: 0 });

export const fetchArticle = (id: string): Promise<Article> => api.GET('/api/admin/articles/{id}', pathOf(id));

// Not kept after the page is left: editing starts with the server's text.
queryClient.setQueryDefaults([root, 'one'], { staleTime: 0, gcTime: 0 });

export const useArticle = (id: string) =>
  useQuery({ queryKey: articleKey(id), queryFn: () => fetchArticle(id) });

function changed(id: string): void {
  void queryClient.invalidateQueries({ queryKey: listKey });
  void queryClient.invalidateQueries({ queryKey: versionsKey(id) });
}

function cacheArticle(article: Article): Article {
  queryClient.setQueryData(articleKey(article.id), article);
  changed(article.id);
  return article;
}

export const reloadArticle = async (id: string): Promise<Article> => cacheArticle(await fetchArticle(id));

export const createArticle = async (): Promise<Article> =>
  cacheArticle(await api.POST('/api/admin/articles', { body: { value: emptyArticle } }));

export async function saveDraft(id: string, value: ArticleValue, revision: number) {
  const saved = await api.PUT('/api/admin/articles/{id}/draft', {
    ...pathOf(id),
    body: { revision, value },
  });
  void queryClient.invalidateQueries({ queryKey: listKey });
  return saved;
}

export const publishArticle = async (id: string, revision: number): Promise<Article> =>
  cacheArticle(await api.POST('/api/admin/articles/{id}/publish', { ...pathOf(id), body: { revision } }));

/** @param at in the site's time zone: `2026-12-01T09:00` */
export const scheduleArticle = async (id: string, revision: number, at: string): Promise<Article> =>
  cacheArticle(
    await api.POST('/api/admin/articles/{id}/schedule', { ...pathOf(id), body: { revision, at } }),
  );

export async function unscheduleArticle(id: string): Promise<Article> {
  await api.DELETE('/api/admin/articles/{id}/schedule', pathOf(id));
  return reloadArticle(id);
}

export const takeBackArticle = async (id: string): Promise<Article> =>
  cacheArticle(await api.POST('/api/admin/articles/{id}/take-back', pathOf(id)));

/** Named where its removal can be undone. */
export type BinnedArticle = Pick<Article, 'id' | 'title'>;

export async function binArticle(id: string): Promise<void> {
  await api.DELETE('/api/admin/articles/{id}', pathOf(id));
  changed(id);
}

export const restoreArticle = async (id: string): Promise<Article> =>
  cacheArticle(await api.POST('/api/admin/articles/{id}/restore', pathOf(id)));

export const createPreviewLink = (id: string) =>
  api.POST('/api/admin/articles/{id}/preview-link', pathOf(id));

export const useVersions = (id: string) =>
  useQuery({
    queryKey: versionsKey(id),
    queryFn: () => api.GET('/api/admin/articles/{id}/versions', pathOf(id)),
    staleTime: 0,
  });

export const useVersion = (id: string, number: number) =>
  useQuery({
    queryKey: [...versionsKey(id), number],
    queryFn: () =>
      api.GET('/api/admin/articles/{id}/versions/{number}', { params: { path: { id, number } } }),
  });

/** Keeps the saved draft as a version; the server ignores it if nothing changed since the last one. */
export async function keepVersion(id: string, reason: 'saved' | 'left'): Promise<void> {
  await api.POST('/api/admin/articles/{id}/versions', { ...pathOf(id), body: { reason } });
  changed(id);
}

export const restoreVersion = async (id: string, number: number): Promise<Article> =>
  cacheArticle(
    await api.POST('/api/admin/articles/{id}/versions/{number}/restore', {
      params: { path: { id, number } },
    }),
  );

export const useCategories = () =>
  useQuery({
    queryKey: categoriesKey,
    queryFn: () => api.GET('/api/admin/article-categories'),
    staleTime: 0,
  });

const cacheCategories = (categories: ArticleCategory[]): void =>
  void queryClient.setQueryData(categoriesKey, categories);

export const createCategory = async (label: string): Promise<void> =>
  cacheCategories(await api.POST('/api/admin/article-categories', { body: { label } }));

export const renameCategory = async (id: string, label: string): Promise<void> =>
  cacheCategories(await api.PUT('/api/admin/article-categories/{id}', { ...pathOf(id), body: { label } }));

export async function removeCategory(id: string): Promise<void> {
  await api.DELETE('/api/admin/article-categories/{id}', pathOf(id));
  await queryClient.invalidateQueries({ queryKey: categoriesKey });
}
