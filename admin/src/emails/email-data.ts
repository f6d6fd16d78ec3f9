import {
  type DeliveryWish,
  fetchDeliveries,
  fetchKeptMail,
  fetchKeptMails,
  fetchSenderCheck,
  fetchSuppressions,
} from '@lectern/api-client/admin';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { paged, queryClient } from '../query-client.js';

export const useDeliveries = (wish: Omit<DeliveryWish, 'cursor'>) =>
  useInfiniteQuery({
    queryKey: ['mail', 'deliveries', wish.status, wish.query],
    queryFn: ({ pageParam }) => fetchDeliveries({ ...wish, cursor: pageParam }),
    ...paged,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const useSuppressions = () =>
  useInfiniteQuery({
    queryKey: ['mail', 'suppressions'],
    queryFn: ({ pageParam }) => fetchSuppressions(pageParam),
    ...paged,
    staleTime: 0,
  });

export const useKeptMails = () =>
  useInfiniteQuery({
    queryKey: ['mail', 'kept'],
    queryFn: ({ pageParam }) => fetchKeptMails(pageParam),
    ...paged,
  });

export const useKeptMail = (name: string) =>
  useQuery({ queryKey: ['mail', 'kept letter', name], queryFn: () => fetchKeptMail(name), gcTime: 0 });

export const useSenderCheck = () => useQuery({ queryKey: ['mail', 'sender'], queryFn: fetchSenderCheck });

/** Letters were sent or let through again: what is listed is out of date. */
export const mailHasChanged = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['mail'] });
