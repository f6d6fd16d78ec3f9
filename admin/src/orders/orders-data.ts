import type { Order, OrderFilter } from '@lectern/api-client/admin';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.js';
import { useCursorList } from '../components/index.js';
import { cacheAnswer, queryClient } from '../query-client.js';

const key = 'orders';
const filterKey = [key, 'filter'];
const orderKey = (id: string) => [key, 'one', id];
const refetchIntervalMs = 2_500;

/** The last filter, restored when the user comes back from an order; signing out clears it. */
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

/** Whether a change is in progress that completes within moments. */
const isMoving = ({ status, refunds, timeline }: Order): boolean =>
  status === 'paid' ||
  refunds.some((refund) => refund.status === 'asked' || refund.status === 'pending') ||
  timeline.some(({ kind }) => kind === 'letter-waiting');

export const fetchOrder = (id: string): Promise<Order> =>
  api.GET('/api/admin/orders/{id}', { params: { path: { id } } });

export const useOrder = (id: string) =>
  useQuery({
    queryKey: orderKey(id),
    queryFn: () => fetchOrder(id),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isMoving(state.data) ? refetchIntervalMs : false),
  });

export const useOrderEvidence = (id: string) =>
  useQuery({
    queryKey: [key, 'evidence', id],
    queryFn: () => api.GET('/api/admin/orders/{id}/evidence', { params: { path: { id } } }),
    staleTime: 0,
    gcTime: 0,
  });

const invalidateOrderLists = () =>
  queryClient.invalidateQueries({ queryKey: [key], predicate: ({ queryKey }) => queryKey[1] !== 'one' });

export const refetchOrder = (id: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: orderKey(id) });

/**
 * Runs an action and caches the order that it returns. An error refetches the order, because its status may
 * have changed.
 */
export async function actOnOrder(id: string, action: () => Promise<Order>): Promise<Order> {
  try {
    const order = await action();
    cacheAnswer(orderKey(id), order);
    void invalidateOrderLists();
    return order;
  } catch (error) {
    void refetchOrder(id);
    throw error;
  }
}

export interface OrderDialogProps {
  order: Order;
  onClose: () => void;
}
