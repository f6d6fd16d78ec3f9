import type { Order, OrderFilter } from '@lectern/api-client/admin';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.js';
import { useCursorList } from '../components/index.js';
import { queryClient } from '../query-client.js';

const key = 'orders';
const filterKey = [key, 'filter'];
const orderKey = (id: string) => [key, 'one', id];
const lookAgainMs = 2_500;

/** What was last looked for: it is still there when one comes back from an order, and gone with the session. */
export const lastFilter = (): OrderFilter => queryClient.getQueryData<OrderFilter>(filterKey) ?? {};
export const keepFilter = (filter: OrderFilter): void => {
  queryClient.setQueryData(filterKey, filter);
};

export const useOrders = (filter: OrderFilter) =>
  useCursorList([key, 'list', filter], (cursor) =>
    api.GET('/api/admin/orders', { params: { query: { ...filter, cursor } } }),
  );

export const orderOverviewQuery = {
  queryKey: [key, 'overview'],
  queryFn: () => api.GET('/api/admin/orders/overview'),
  staleTime: 0,
};
export const useOrderOverview = () => useQuery(orderOverviewQuery);

/** Whether something is under way that ends by itself within moments. */
const isMoving = ({ status, refunds, timeline }: Order): boolean =>
  status === 'paid' ||
  refunds.some((refund) => refund.status === 'asked' || refund.status === 'pending') ||
  timeline.some(({ kind }) => kind === 'letter-waiting');

/** Looked at time and again while something is under way. */
export const useOrder = (id: string) =>
  useQuery({
    queryKey: orderKey(id),
    queryFn: () => api.GET('/api/admin/orders/{id}', { params: { path: { id } } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isMoving(state.data) ? lookAgainMs : false),
  });

export const useOrderEvidence = (id: string) =>
  useQuery({
    queryKey: [key, 'evidence', id],
    queryFn: () => api.GET('/api/admin/orders/{id}/evidence', { params: { path: { id } } }),
    staleTime: 0,
    gcTime: 0,
  });

const listsAreOld = () =>
  queryClient.invalidateQueries({ queryKey: [key], predicate: ({ queryKey }) => queryKey[1] !== 'one' });

export const lookAgain = (id: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: orderKey(id) });

/** Something done about an order: its answer is how the order stands now; a no may mean that it stands otherwise than shown. */
export async function actOnOrder(id: string, action: () => Promise<Order>): Promise<Order> {
  try {
    const order = await action();
    queryClient.setQueryData(orderKey(id), order);
    void listsAreOld();
    return order;
  } catch (error) {
    void lookAgain(id);
    throw error;
  }
}

/** What a dialog about an order is given. */
export interface OrderDialogProps {
  order: Order;
  onClose: () => void;
}
