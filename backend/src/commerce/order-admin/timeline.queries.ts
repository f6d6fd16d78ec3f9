import type { EntityManager } from 'typeorm';

import type { TimelineEntryDto } from './order.dto.js';
import type { TimelineKind } from './timeline-kinds.js';

/** Source of a kind of events of the order `$1`; columns are SQL. */
interface TimelineSource {
  kind: TimelineKind;
  at: string;
  from: string;
  by?: string;
  letter?: string;
  email?: string;
  amountCents?: string;
  format?: string;
  count?: string;
  text?: string;
}

const EMAILS = `mail_deliveries d LEFT JOIN outbox w ON w.id = d.id AND w.closed_at IS NULL
  WHERE d.cause @> jsonb_build_object('orderId', $1::text) AND d.letter <> 'tell-of-sale'`;
const EVENTS =
  'orders o JOIN stripe_events e ON e.payment_intent_id = o.stripe_payment_intent_id WHERE o.id = $1';
const LINKS = 'download_grants g JOIN download_links l ON l.grant_id = g.id WHERE g.order_id = $1';
const AUDIT = `audit_log a WHERE a.subject_kind = 'order' AND a.subject_id = $1`;
/** The log also has the staff member's address, which is not shown here. */
const WHO = `regexp_replace(a.who, ' <[^>]*>$', '')`;

const order = (kind: TimelineKind, at: string): TimelineSource => ({
  kind,
  at,
  from: `orders o WHERE o.id = $1 AND ${at} IS NOT NULL`,
});
const email = (kind: TimelineKind, at: string, status: string): TimelineSource => ({
  kind,
  at,
  from: `${EMAILS} AND ${status}`,
  letter: 'd.letter',
  email: 'd.recipient',
  text: 'd.diagnosis',
});
const event = (kind: TimelineKind, type: string): TimelineSource => ({
  kind,
  at: 'e.created_at',
  from: `${EVENTS} AND e.type = '${type}'`,
});
const action = (kind: TimelineKind, name: string): TimelineSource => ({
  kind,
  at: 'a.at',
  from: `${AUDIT} AND a.action = '${name}'`,
  by: WHO,
});
const refund = (kind: TimelineKind, at: string, which: string): TimelineSource => ({
  kind,
  at,
  from: `refunds r WHERE r.order_id = $1 AND ${which}`,
  by: 'r.asked_by',
  amountCents: 'r.amount_cents',
  text: kind === 'refund-failed' ? 'r.failure' : 'r.reason',
});

const SOURCES: readonly TimelineSource[] = [
  order('ordered', 'o.created_at'),
  order('paid', 'o.completed_at'),
  event('payment-failed', 'payment_intent.payment_failed'),
  event('payment-cancelled', 'payment_intent.canceled'),
  event('disputed', 'charge.dispute.created'),
  event('dispute-closed', 'charge.dispute.closed'),
  {
    kind: 'prepared',
    at: 'min(g.created_at)',
    from: 'download_grants g WHERE g.order_id = $1 HAVING count(*) > 0',
    count: 'count(*)::int',
  },
  email('letter-waiting', 'd.queued_at', `d.status = 'queued' AND coalesce(w.failures, 0) = 0`),
  {
    ...email('letter-failing', 'd.queued_at', `d.status = 'queued' AND w.failures > 0`),
    text: 'w.last_error',
    count: 'w.failures',
  },
  email('letter-sent', 'd.sent_at', 'd.sent_at IS NOT NULL AND NOT d.is_kept'),
  email('letter-kept', 'd.sent_at', 'd.sent_at IS NOT NULL AND d.is_kept'),
  email('letter-accepted', 'd.changed_at', `d.status = 'accepted'`),
  email('letter-bounced', 'd.changed_at', `d.status = 'bounced'`),
  email('letter-complained', 'd.changed_at', `d.status = 'complained'`),
  email('letter-held', 'd.changed_at', `d.status = 'suppressed'`),
  {
    kind: 'link-opened',
    at: 'l.first_opened_at',
    from: `${LINKS} AND l.first_opened_at IS NOT NULL`,
    format: 'g.file_format',
    count: 'l.opened_count',
    text: 'l.issued_for',
  },
  {
    kind: 'link-asked',
    at: 'l.renewed_at',
    from: `${LINKS} AND l.renewed_at IS NOT NULL`,
    format: 'g.file_format',
  },
  {
    kind: 'downloaded',
    at: 'f.downloaded_at',
    from: 'digital_downloads f WHERE f.order_id = $1 AND f.downloaded_at IS NOT NULL',
    format: 'f.file_format',
    count: 'f.download_count',
  },
  {
    kind: 'dispatched',
    at: 's.sent_at',
    from: 'order_dispatches s WHERE s.order_id = $1',
    by: `(SELECT ${WHO} FROM ${AUDIT} AND a.action = 'order.sent' LIMIT 1)`,
    text: 's.tracking_number',
  },
  action('resent', 'order.resent'),
  action('link-made', 'order.link-made'),
  action('retried', 'order.retried'),
  {
    kind: 'address-changed',
    at: 'c.changed_at',
    from: 'order_address_changes c WHERE c.order_id = $1',
    by: 'c.changed_by',
    email: 'c.new_email',
    text: 'c.old_email',
  },
  {
    kind: 'note',
    at: 'n.created_at',
    from: 'order_notes n WHERE n.order_id = $1',
    by: 'n.author',
    text: 'n.body',
  },
  {
    kind: 'guarantee-asked',
    at: 'q.asked_at',
    from: `guarantee_requests q WHERE q.order_id = $1 AND q.state <> 'taken'`,
  },
  {
    kind: 'guarantee-declined',
    at: 'q.answered_at',
    from: `guarantee_requests q WHERE q.order_id = $1 AND q.state = 'declined'`,
    by: 'q.answered_by',
    text: 'q.answer',
  },
  refund('refund-asked', 'r.asked_at', 'r.asked_by IS NOT NULL'),
  refund('refund-pending', 'r.changed_at', `r.status = 'pending'`),
  refund('refunded', 'r.changed_at', `r.status = 'succeeded'`),
  refund('refund-failed', 'r.changed_at', `r.status = 'failed'`),
  {
    ...action('payment-refund-asked', 'order.payment-refunded'),
    text: `a.before ->> 'received'`,
  },
];

const selectOf = ({ kind, at, from, ...facts }: TimelineSource): string => {
  const text = (name: 'by' | 'letter' | 'email' | 'format' | 'text') =>
    `${facts[name] ?? 'NULL'}::text AS "${name}"`;
  const number = (name: 'amountCents' | 'count') => `${facts[name] ?? 'NULL'}::int AS "${name}"`;
  const columns = [text('by'), text('letter'), text('email'), number('amountCents'), text('format')];
  return `SELECT ${at} AS at, '${kind}' AS kind, ${[...columns, number('count'), text('text')].join(', ')} FROM ${from}`;
};

const TIMELINE = SOURCES.map(selectOf).join(' UNION ALL ');

export function findTimeline(manager: EntityManager, orderId: string): Promise<TimelineEntryDto[]> {
  return manager.query(TIMELINE, [orderId]);
}
