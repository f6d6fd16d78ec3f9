import { fetchReceiptBooks, type ReceiptBooks } from '@lectern/api-client/admin';
import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../query-client.js';

const books = { queryKey: ['receipts'], queryFn: fetchReceiptBooks, staleTime: 0 };

export const useReceiptBooks = () => useQuery(books);

/** As they stand at this moment, whoever has changed them. */
export const booksAfresh = (): Promise<ReceiptBooks> => queryClient.fetchQuery(books);

export const booksAre = (now: ReceiptBooks): void => void queryClient.setQueryData(books.queryKey, now);
