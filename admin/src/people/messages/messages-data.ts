import {
  fetchInbox,
  fetchInboxCounts,
  fetchInboxMessage,
  type InboxMessage,
  type InboxWish,
} from '@lectern/api-client/admin';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { queryClient } from '../../data.js';
import { paged } from '../../paged.js';

const root = 'inbox';
/** Everything that is known of messages. */
export const inboxKey = [root];
const keyOf = (id: string) => [root, 'message', id];

export const useInbox = (wish: Omit<InboxWish, 'cursor'>) =>
  useInfiniteQuery({
    queryKey: [root, 'list', wish],
    queryFn: ({ pageParam }) => fetchInbox({ ...wish, cursor: pageParam }),
    ...paged,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const useInboxCounts = () =>
  useQuery({ queryKey: [root, 'counts'], queryFn: fetchInboxCounts, staleTime: 0 });

export const useInboxMessage = (id: string) =>
  useQuery({ queryKey: keyOf(id), queryFn: () => fetchInboxMessage(id), staleTime: 0 });

/** The server has said how a message stands now: what is listed is out of date. */
export function messageIsNow(message: InboxMessage): void {
  queryClient.setQueryData(keyOf(message.id), message);
  void queryClient.invalidateQueries({ queryKey: [root, 'list'] });
  void queryClient.invalidateQueries({ queryKey: [root, 'counts'] });
}
