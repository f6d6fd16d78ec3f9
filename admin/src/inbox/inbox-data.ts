import {
  fetchInbox,
  fetchInboxCounts,
  fetchInboxMessage,
  type InboxMessage,
  type InboxFilter,
  type MessageTopic,
  type ThreadState,
} from '@lectern/api-client/admin';
import { useQuery } from '@tanstack/react-query';
import { type StatusTone, useCursorList } from '../components/index.js';
import { queryClient } from '../query-client.js';

export const topicWords: Record<MessageTopic, string> = {
  speaking: 'Speaking',
  books: 'Books',
  other: 'Something else',
};

export const stateWords: Record<ThreadState, { label: string; tone: StatusTone }> = {
  new: { label: 'New', tone: 'busy' },
  read: { label: 'Read', tone: 'neutral' },
  answered: { label: 'Answered', tone: 'good' },
  done: { label: 'Done', tone: 'neutral' },
  spam: { label: 'Advertising', tone: 'caution' },
};

/** What may be said next of a message, as `backend/src/leads/inbox/thread-state.ts` allows it. */
export const transitionsOf: Record<ThreadState, readonly { to: ThreadState; label: string; told: string }[]> =
  (() => {
    const done = { to: 'done', label: 'Nothing more to do', told: 'It is put away as done.' } as const;
    const unread = { to: 'new', label: 'Not read yet', told: 'It is new again.' } as const;
    const spam = {
      to: 'spam',
      label: 'It is advertising',
      told: 'It is put away as advertising, and forgotten 90 days after it came.',
    } as const;
    const back = { to: 'read', label: 'Back to the inbox', told: 'It is back in the inbox.' } as const;
    return { new: [done, spam], read: [done, unread, spam], answered: [done], done: [back], spam: [back] };
  })();

const root = 'inbox';
/** Everything that is known of messages. */
export const inboxKey = [root];
const keyOf = (id: string) => [root, 'message', id];

export const useInbox = (filter: Omit<InboxFilter, 'cursor'>) =>
  useCursorList([root, 'list', filter], (cursor) => fetchInbox({ ...filter, cursor }));

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
