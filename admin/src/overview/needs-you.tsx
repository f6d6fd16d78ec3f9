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
import { useBackups } from '../settings/backups/backups-data.js';
import { useConnections, useSettings } from '../settings/setting-form.js';
import { isShopClosed } from '../settings/shop-closed.js';
import { jobCountsQuery } from '../settings/failed-jobs/failed-list.js';
import { useStaff } from '../sign-in/session.js';
import { Line, Lines } from './lines.js';

/** Older bounces are not news; their addresses stay blocked without further action. */
const newsDays = 14;
const newsSince = () => new Date(Date.now() - newsDays * 86_400_000).toISOString();

const sumOf = (late: Awaited<ReturnType<typeof lateEmailsQuery.queryFn>>): number =>
  late.reduce((sum, { count }) => sum + count, 0);

const bouncedOf = (newest: Awaited<ReturnType<typeof suppressionsQuery.queryFn>>): number => {
  const since = newsSince();
  return newest.items.filter(({ reason, createdAt }) => reason === 'bounced' && createdAt > since).length;
};

type Waiting = readonly [
  count: number,
  words: { one: string; other: string },
  tone: StatusTone,
  path: string,
  orders?: OrderFilter,
];

/** Open items that the role can see; each query runs only with its permission. */
function useWaiting() {
  const { may } = useStaff();
  const shop = useQuery({ ...orderOverviewQuery, enabled: may.includes('orders.read') });
  const inbox = useQuery({ ...inboxCountsQuery, enabled: may.includes('messages.read') });
  const mail = useQuery({ ...suppressionsQuery, select: bouncedOf, enabled: may.includes('mail.read') });
  const late = useQuery({ ...lateEmailsQuery, select: sumOf, enabled: may.includes('letters.send') });
  const jobs = useQuery({ ...jobCountsQuery, enabled: may.includes('jobs.read') });
  const backups = useBackups(may.includes('backups.manage'));
  const settings = useSettings(may.includes('settings.read'));
  const connections = useConnections(may.includes('settings.read'));
  const keepsEmails = connections.data?.some(({ id, state }) => id === 'mail' && state === 'stand-in');
  const parts = [shop, inbox, mail, late, jobs, backups, settings, connections];
  const { toSend = 0, stuck = 0, disputed = 0, reviews = 0 } = shop.data ?? {};
  const { unansweredMessages = 0, heldMessages = 0 } = inbox.data ?? {};
  const failed = jobs.data?.failed.reduce((sum, { count }) => sum + count, 0);
  const isClosed = settings.data && isShopClosed(settings.data.notice);
  const { items } = m.needsYou;
  const all: Waiting[] = [
    [isClosed ? 1 : 0, items.shopClosed, 'caution', '/shop/closed'],
    [keepsEmails ? 1 : 0, items.emailsKept, 'caution', '/site/settings'],
    [disputed, orders.needsYou.disputed, 'danger', '/shop/orders', { status: 'disputed' }],
    [stuck, orders.needsYou.stuck, 'danger', '/shop/orders', { status: 'stuck' }],
    [toSend, orders.needsYou.toShip, 'caution', '/shop/orders', { status: 'to-send' }],
    [late.data ?? 0, items.emailsLate, 'caution', '/letters/mail/late'],
    [reviews, reviewWords.page.waiting, 'caution', '/shop/reviews?state=waiting'],
    [unansweredMessages, items.messagesUnanswered, 'caution', '/people/messages?state=unanswered'],
    [heldMessages, items.messagesHeld, 'neutral', '/people/messages/held'],
    [mail.data ?? 0, items.addressesBlocked, 'caution', '/letters/mail/held-back'],
    [backups.data?.isOverdue ? 1 : 0, items.backupOverdue, 'danger', '/site/backups'],
    [failed ?? 0, items.jobsFailed, 'danger', '/site/jobs'],
  ];
  return {
    waiting: all.filter(([count]) => count > 0),
    isLoading: parts.some((part) => part.isLoading),
    error: parts.find((part) => part.error && !part.data)?.error,
    refetch: () => parts.forEach((part) => part.isError && void part.refetch()),
  };
}

const colors: Partial<Record<StatusTone, string>> = {
  caution: 'var(--color-caution)',
  danger: 'var(--color-danger)',
};

const Way = styled(Line)`
  grid-template-columns: auto 1fr auto;
  font-weight: 600;
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
        <Lines as="ul">
          {waiting.map(([count, words, tone, path, filter]) => (
            <li key={words.other}>
              <Way as={Link} href={path} onClick={() => filter && keepFilter(filter)}>
                <Dot $tone={tone} />
                {counted(count, words)}
                <Icon name="arrow" />
              </Way>
            </li>
          ))}
        </Lines>
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
