import type { OrderFilter } from '@lectern/api-client/admin';
import { ErrorMessage, Icon, Loading } from '@lectern/ui/kit';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { Link } from 'wouter';
import { Heading, Muted, Panel, type StatusTone } from '../components/index.js';
import { lateEmailsQuery, suppressionsQuery } from '../emails/email-data.js';
import { inboxCountsQuery } from '../inbox/inbox-data.js';
import { orders, overview as m, reviews as reviewWords } from '../messages.js';
import { keepFilter, orderOverviewQuery } from '../orders/orders-data.js';
import { counted } from '../say.js';
import { useConnections, useSettings } from '../settings/setting-form.js';
import { isShopClosed } from '../settings/shop-closed.js';
import { jobCountsQuery } from '../settings/failed-jobs/failed-list.js';
import { useStaff } from '../sign-in/session.js';

/** Older bounces are not news; their addresses stay blocked without further action. */
const newsDays = 14;
const newsSince = () => new Date(Date.now() - newsDays * 86_400_000).toISOString();

const sumOf = (late: Awaited<ReturnType<typeof lateEmailsQuery.queryFn>>): number =>
  late.reduce((sum, { count }) => sum + count, 0);

const bouncedOf = (newest: Awaited<ReturnType<typeof suppressionsQuery.queryFn>>): number => {
  const since = newsSince();
  return newest.items.filter(({ reason, createdAt }) => reason === 'bounced' && createdAt > since).length;
};

interface Waiting {
  count: number;
  words: { one: string; other: string };
  tone: StatusTone;
  path: string;
  orders?: OrderFilter;
}

/** Open items that the role can see; each query runs only with its permission. */
function useWaiting() {
  const { may } = useStaff();
  const shop = useQuery({ ...orderOverviewQuery, enabled: may.includes('orders.read') });
  const inbox = useQuery({ ...inboxCountsQuery, enabled: may.includes('messages.read') });
  const mail = useQuery({ ...suppressionsQuery, select: bouncedOf, enabled: may.includes('mail.read') });
  const late = useQuery({ ...lateEmailsQuery, select: sumOf, enabled: may.includes('letters.send') });
  const jobs = useQuery({ ...jobCountsQuery, enabled: may.includes('jobs.read') });
  const settings = useSettings(may.includes('settings.read'));
  const connections = useConnections(may.includes('settings.read'));
  const keepsEmails = connections.data?.some(({ id, state }) => id === 'mail' && state === 'stand-in');
  const parts = [shop, inbox, mail, late, jobs, settings, connections];
  const { toSend = 0, stuck = 0, disputed = 0, reviews = 0 } = shop.data ?? {};
  const { unansweredMessages = 0, heldMessages = 0 } = inbox.data ?? {};
  const failed = jobs.data?.failed.reduce((sum, { count }) => sum + count, 0);
  const ordersPath = '/shop/orders';
  const all: Waiting[] = [
    {
      count: settings.data && isShopClosed(settings.data.notice) ? 1 : 0,
      words: m.needsYou.items.shopClosed,
      tone: 'caution',
      path: '/shop/closed',
    },
    {
      count: keepsEmails ? 1 : 0,
      words: m.needsYou.items.emailsKept,
      tone: 'caution',
      path: '/site/settings',
    },
    {
      count: disputed,
      words: orders.needsYou.disputed,
      tone: 'danger',
      path: ordersPath,
      orders: { status: 'disputed' },
    },
    {
      count: stuck,
      words: orders.needsYou.stuck,
      tone: 'danger',
      path: ordersPath,
      orders: { status: 'stuck' },
    },
    {
      count: toSend,
      words: orders.needsYou.toShip,
      tone: 'caution',
      path: ordersPath,
      orders: { status: 'to-send' },
    },
    {
      count: late.data ?? 0,
      words: m.needsYou.items.emailsLate,
      tone: 'caution',
      path: '/letters/mail/late',
    },
    { count: reviews, words: reviewWords.page.waiting, tone: 'caution', path: '/shop/reviews?state=waiting' },
    {
      count: unansweredMessages,
      words: m.needsYou.items.messagesUnanswered,
      tone: 'caution',
      path: '/people/messages?state=unanswered',
    },
    {
      count: heldMessages,
      words: m.needsYou.items.messagesHeld,
      tone: 'neutral',
      path: '/people/messages/held',
    },
    {
      count: mail.data ?? 0,
      words: m.needsYou.items.addressesBlocked,
      tone: 'caution',
      path: '/letters/mail/held-back',
    },
    { count: failed ?? 0, words: m.needsYou.items.jobsFailed, tone: 'danger', path: '/site/jobs' },
  ];
  return {
    waiting: all.filter(({ count }) => count > 0),
    isLoading: parts.some((part) => part.isLoading),
    error: parts.find((part) => part.error && !part.data)?.error,
    refetch: () => parts.forEach((part) => part.isError && void part.refetch()),
  };
}

const colors: Partial<Record<StatusTone, string>> = {
  caution: 'var(--color-caution)',
  danger: 'var(--color-danger)',
};

const List = styled(Panel).attrs({ as: 'ul' })`
  padding: 0;
  overflow: hidden;
  li + li {
    border-top: 1px solid var(--color-line);
  }
`;

const Way = styled(Link)`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: 0.75rem;
  min-height: 3.25rem;
  padding: var(--space-1) var(--space-2);
  color: var(--color-ink);
  font-weight: 600;
  text-decoration: none;
  svg {
    width: 1.125rem;
    color: var(--color-muted);
  }
  &:hover {
    background: var(--color-wash);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Dot = styled.span<{ $tone: StatusTone }>`
  width: 0.625rem;
  height: 0.625rem;
  border-radius: 50%;
  background: ${({ $tone }) => colors[$tone] ?? 'var(--color-edge)'};
`;

export function NeedsYou() {
  const { waiting, isLoading, error, refetch } = useWaiting();
  return (
    <section aria-labelledby="needs-you">
      <Heading id="needs-you">{m.needsYou.title}</Heading>
      <ErrorMessage error={error} onRetry={refetch} />
      {isLoading ? <Loading label={m.needsYou.loading} heights={['9.75rem']} /> : null}
      {!isLoading && waiting.length > 0 ? (
        <List>
          {waiting.map(({ count, words, tone, path, orders: filter }) => (
            <li key={words.other}>
              <Way href={path} onClick={() => filter && keepFilter(filter)}>
                <Dot $tone={tone} />
                {counted(count, words)}
                <Icon name="arrow" />
              </Way>
            </li>
          ))}
        </List>
      ) : null}
      {!isLoading && !error && waiting.length === 0 ? (
        <Panel>
          <strong>{m.needsYou.empty.title}</strong>
          <Muted $above="half">{m.needsYou.empty.text}</Muted>
        </Panel>
      ) : null}
    </section>
  );
}
