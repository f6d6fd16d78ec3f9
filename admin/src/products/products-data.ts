import type { AdminProduct, PersonalCopies } from '@lectern/api-client/admin';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.js';
import { useCursorList } from '../components/index.js';
import { cacheAnswer, queryClient } from '../query-client.js';

const root = 'products';
const productKey = (id: string) => [root, 'one', id];
const historyKey = (id: string) => [root, 'history', id];
const copiesKey = (id: string) => [root, 'personal-copies', id];

/** Names of the copies in this browser. */
export const NEW_PRODUCT_COPY = 'new-product';
export const productCopy = (id: string) => `product:${id}`;
export const editionCopy = (id: string) => `edition:${id}`;

const refetchMs = 2_000;

export const useProducts = (isAway: boolean) =>
  useCursorList([root, 'list', isAway], (cursor) =>
    api.GET('/api/admin/products', { params: { query: { away: isAway ? 'true' : undefined, cursor } } }),
  );

const isNotifying = ({ editions }: Pick<AdminProduct, 'editions'>): boolean =>
  editions.some(({ readers }) => readers !== null && readers.told + readers.left < readers.total);

const fetchProduct = (id: string) => api.GET('/api/admin/products/{id}', { params: { path: { id } } });

export const useProduct = (id: string) =>
  useQuery({
    queryKey: productKey(id),
    queryFn: () => fetchProduct(id),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isNotifying(state.data) ? refetchMs : false),
  });

export const useProductHistory = (id: string) =>
  useQuery({
    queryKey: historyKey(id),
    queryFn: () => api.GET('/api/admin/products/{id}/history', { params: { path: { id } } }),
    staleTime: 0,
  });

export const usePersonalCopies = (id: string) =>
  useQuery({
    queryKey: copiesKey(id),
    queryFn: () => api.GET('/api/admin/products/{id}/personal-copies', { params: { path: { id } } }),
    staleTime: 0,
  });

export function cacheCopies(id: string, copies: PersonalCopies): void {
  cacheAnswer(copiesKey(id), copies);
  void queryClient.invalidateQueries({ queryKey: historyKey(id) });
}

export function cacheProduct(product: AdminProduct): void {
  cacheAnswer(productKey(product.id), product);
  void queryClient.invalidateQueries({ queryKey: historyKey(product.id) });
  void queryClient.invalidateQueries({ queryKey: [root, 'list'] });
}

export const refetchProduct = (id: string): Promise<AdminProduct> =>
  queryClient.fetchQuery({
    queryKey: productKey(id),
    queryFn: () => fetchProduct(id),
    staleTime: 0,
  });
