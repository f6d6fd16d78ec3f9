import { useQuery } from '@tanstack/react-query';
import { inboxCountsQuery } from '../inbox/inbox-data.js';
import { orderOverviewQuery } from '../orders/orders-data.js';
import { jobCountsQuery } from '../settings/failed-jobs/failed-list.js';
import { useStaff } from '../sign-in/session.js';

const REFRESH_MS = 60_000;

/** Open items by page path; only those that the role can see. */
export function useWaitingCounts(): Readonly<Record<string, number>> {
  const { may } = useStaff();
  const options = (permission: string) => ({
    enabled: may.includes(permission),
    refetchInterval: REFRESH_MS,
  });
  const { data: shop } = useQuery({ ...orderOverviewQuery, ...options('orders.read') });
  const { data: inbox } = useQuery({ ...inboxCountsQuery, ...options('messages.read') });
  const { data: jobs } = useQuery({ ...jobCountsQuery, ...options('jobs.read') });
  return {
    '/shop/orders': (shop?.toSend ?? 0) + (shop?.stuck ?? 0) + (shop?.disputed ?? 0),
    '/shop/reviews': shop?.reviews ?? 0,
    '/people/messages': (inbox?.unansweredMessages ?? 0) + (inbox?.heldMessages ?? 0),
    '/site/jobs': jobs?.failed.reduce((sum, { count }) => sum + count, 0) ?? 0,
  };
}
