import type { InboxMessage, InboxFilter, ThreadState } from '@lectern/api-client/admin';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.js';
import { type StatusWords, useCursorList } from '../components/index.js';
import { queryClient } from '../query-client.js';
import { inbox as m } from '../messages.js';

export const stateWords: Record<ThreadState, StatusWords> = {
  new: { label: m.xNew, tone: 'busy' },
  read: { label: m.read, tone: 'neutral' },
  answered: { label: m.answered, tone: 'good' },
  done: { label: m.done, tone: 'neutral' },
  spam: { label: m.advertising, tone: 'caution' },
};

/** Text of the message's link, also without a subject. */
export const subjectOf = ({ subject }: { subject: string }): string => subject.trim() || m.noSubject;

/** Allowed transitions, as in `backend/src/leads/inbox/inbox-rules.ts`. */
export const transitionsOf: Record<ThreadState, readonly { to: ThreadState; label: string; told: string }[]> =
  (() => {
    const done = { to: 'done', label: m.nothingMoreToDo, told: m.putAwayAsDone } as const;
    const unread = { to: 'new', label: m.notReadYet, told: m.itIsNewAgain } as const;
    const spam = { to: 'spam', label: m.itIsAdvertising, told: m.putAwayAsAdvertising } as const;
    const back = { to: 'read', label: m.backToTheInbox, told: m.backInbox } as const;
    return { new: [done, spam], read: [done, unread, spam], answered: [done], done: [back], spam: [back] };
  })();

const root = 'inbox';

/** Labels of the contact form's topics by id. */
export function useTopics(): Readonly<Record<string, string>> {
  const { data = [] } = useQuery({
    queryKey: [root, 'topics'],
    queryFn: () => api.GET('/api/admin/inbox/topics'),
  });
  return Object.fromEntries(data.map(({ id, label }) => [id, label]));
}

/** Key of all cached messages. */
export const inboxKey = [root];
const keyOf = (id: string) => [root, 'message', id];

export const useInbox = (filter: Omit<InboxFilter, 'cursor'>) =>
  useCursorList([root, 'list', filter], (cursor) =>
    api.GET('/api/admin/inbox', { params: { query: { ...filter, cursor } } }),
  );

export const inboxCountsQuery = {
  queryKey: [root, 'counts'],
  queryFn: () => api.GET('/api/admin/inbox/counts'),
  staleTime: 0,
};
export const useInboxCounts = () => useQuery(inboxCountsQuery);

export const useInboxMessage = (id: string) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: () => api.GET('/api/admin/inbox/{id}', { params: { path: { id } } }),
    staleTime: 0,
  });

/** Updates a cached message with the server's response, and marks the lists as stale. */
export function cacheMessage(message: InboxMessage): void {
  queryClient.setQueryData(keyOf(message.id), message);
  void queryClient.invalidateQueries({ queryKey: [root, 'list'] });
  void queryClient.invalidateQueries({ queryKey: [root, 'counts'] });
}
