import type { InboxMessage, InboxFilter, ThreadState } from '@lectern/api-client/admin';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.js';
import { type StatusWords, useCursorList } from '../components/index.js';
import { cacheAnswer, queryClient } from '../query-client.js';
import { inbox as m } from '../messages.js';

export const stateWords: Record<ThreadState, StatusWords> = {
  new: { label: m.states.new, tone: 'busy' },
  read: { label: m.states.read, tone: 'neutral' },
  answered: { label: m.states.answered, tone: 'good' },
  done: { label: m.states.done, tone: 'neutral' },
  spam: { label: m.states.spam, tone: 'caution' },
};

export const subjectOf = ({ subject }: { subject: string }): string => subject.trim() || m.table.noSubject;

/** Allowed transitions, as in `backend/src/leads/inbox/inbox-rules.ts`. */
export const transitionsOf: Record<ThreadState, readonly { to: ThreadState; label: string; done: string }[]> =
  (() => {
    const move = <To extends ThreadState & keyof typeof m.moves>(to: To) => ({ to, ...m.moves[to] });
    const [done, unread, spam, back] = [move('done'), move('new'), move('spam'), move('read')];
    return { new: [done, spam], read: [done, unread, spam], answered: [done], done: [back], spam: [back] };
  })();

const root = 'inbox';

export function useTopics(): Readonly<Record<string, string>> {
  const { data = [] } = useQuery({
    queryKey: [root, 'topics'],
    queryFn: () => api.GET('/api/admin/inbox/topics'),
  });
  return Object.fromEntries(data.map(({ id, label }) => [id, label]));
}

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

const messageQuery = (id: string) => ({
  queryKey: keyOf(id),
  queryFn: () => api.GET('/api/admin/inbox/{id}', { params: { path: { id } } }),
  staleTime: 0,
});

export const useInboxMessage = (id: string) => useQuery(messageQuery(id));

export const fetchMessage = (id: string): Promise<InboxMessage> => queryClient.fetchQuery(messageQuery(id));

export function cacheMessage(message: InboxMessage): void {
  cacheAnswer(keyOf(message.id), message);
  void queryClient.invalidateQueries({ queryKey: [root, 'list'] });
  void queryClient.invalidateQueries({ queryKey: [root, 'counts'] });
}
