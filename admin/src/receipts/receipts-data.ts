import type { ReceiptBooks } from '@lectern/api-client/admin';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.js';
import { cacheAnswer, queryClient } from '../query-client.js';
import type { Period } from './receipt-periods.js';

const books = { queryKey: ['receipts'], queryFn: () => api.GET('/api/admin/receipts'), staleTime: 0 };

export const useReceiptBooks = () => useQuery(books);

export const usePeriodTotals = ({ year, part }: Period) =>
  useQuery({
    queryKey: ['receipts', 'totals', year, part],
    queryFn: () => api.GET('/api/admin/receipts/totals', { params: { query: { year: String(year), part } } }),
    staleTime: 0,
  });

/** Fetches past the cache. */
export const fetchBooks = (): Promise<ReceiptBooks> => queryClient.fetchQuery(books);

export const cacheBooks = (now: ReceiptBooks): void => cacheAnswer(books.queryKey, now);
