import { fetchSubscribers, fetchSubscriptions, type SubscriptionWish } from '@lectern/api-client/admin';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { queryClient } from '../../data.js';
import { paged } from '../../paged.js';

const root = 'subscribers';

export const useSubscribers = () =>
  useInfiniteQuery({
    queryKey: [root, 'list'],
    queryFn: ({ pageParam }) => fetchSubscribers(pageParam),
    ...paged,
    staleTime: 0,
  });

export const useSubscriptions = (wish: Omit<SubscriptionWish, 'cursor'>) =>
  useInfiniteQuery({
    queryKey: [root, 'all', wish],
    queryFn: ({ pageParam }) => fetchSubscriptions({ ...wish, cursor: pageParam }),
    ...paged,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Somebody has left, or come back: what is listed is out of date. */
export const subscribersHaveChanged = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [root] });
