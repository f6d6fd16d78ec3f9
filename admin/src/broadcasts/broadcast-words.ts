import { formatNumber } from '../shop.js';
import type { Audience, Broadcast, BroadcastSummary } from '@lectern/api-client/admin';
import type { StatusWords } from '../components/index.js';
import { localTime } from '../formats.js';
import { sendingTime } from './send-duration.js';
import { counted, say } from '../say.js';
import { broadcasts as m } from '../messages.js';

type Status = BroadcastSummary['status'];

export const statusWords: Record<Status, StatusWords> = {
  draft: { label: m.states.draft, tone: 'neutral' },
  scheduled: { label: m.states.scheduled, tone: 'busy' },
  sending: { label: m.states.sending, tone: 'busy' },
  paused: { label: m.states.paused, tone: 'caution' },
  sent: { label: m.states.sent, tone: 'good' },
  cancelled: { label: m.states.cancelled, tone: 'danger' },
};

export const titleOf = ({ subject }: Pick<BroadcastSummary, 'subject'>): string =>
  subject.trim() || m.table.untitled;

export const totalOf = ({ counts }: BroadcastSummary): number =>
  counts.waiting + counts.sent + counts.left + counts.suppressed + counts.bounced + counts.delayed;

/** Status to show; "late" comes before the stored status, because it needs the owner. */
export const shownStatusOf = ({ status, isLate }: BroadcastSummary): StatusWords =>
  isLate ? { label: m.states.late, tone: 'caution' } : statusWords[status];

/** Share of readers reached: `312 of 1,204`; a dash before sending. */
export function reachOf(broadcast: BroadcastSummary): string {
  const total = totalOf(broadcast);
  if (total === 0) return '–';
  const sent = formatNumber(broadcast.counts.sent);
  return broadcast.counts.sent === total
    ? counted(total, m.audience.readers)
    : say(m.audience.reached, { sent, total: counted(total, m.audience.readers) });
}

export function momentOf({ status, sendAt, startedAt, endedAt, createdAt }: BroadcastSummary): string {
  if (status === 'draft') return say(m.moment.draft, { createdAt: localTime(createdAt) });
  if (status === 'scheduled' && sendAt) return say(m.moment.scheduled, { sendAt: localTime(sendAt) });
  if (endedAt) return `${status === 'cancelled' ? m.states.cancelled : m.states.sent} ${localTime(endedAt)}`;
  return startedAt ? say(m.moment.started, { startedAt: localTime(startedAt) }) : m.moment.now;
}

export const audienceName = (audiences: readonly Audience[] | undefined, topic: string | null): string =>
  audiences?.find((audience) => audience.topic === topic)?.label ?? topic ?? m.audience.everyone;

export function beforeFirstCopy(broadcast: Broadcast): string {
  const { status, sendAt, audience } = broadcast;
  if (status === 'cancelled') return m.progress.before.cancelled;
  if (status === 'sent') return m.progress.before.sent;
  if (status !== 'scheduled' || !sendAt || Date.parse(sendAt) <= Date.now()) return m.progress.before.soon;
  const whom = counted(audience, m.audience.readers);
  const time = say(m.send.time, sendingTime(audience, broadcast));
  return `${say(m.progress.before.scheduled, { sendAt: localTime(sendAt), whom })} ${time}`;
}
