import type { Audience, Broadcast, BroadcastSummary } from '@lectern/api-client/admin';
import type { StatusWords } from '../components/index.js';
import { localTime } from '../formats.js';
import { counted, say } from '../say.js';
import { broadcasts as m } from '../messages.js';

type Status = BroadcastSummary['status'];

export const statusWords: Record<Status, StatusWords> = {
  draft: { label: m.draft, tone: 'neutral' },
  scheduled: { label: m.waitsForItsTime, tone: 'busy' },
  sending: { label: m.goingOut, tone: 'busy' },
  paused: { label: m.paused, tone: 'caution' },
  sent: { label: m.sent, tone: 'good' },
  cancelled: { label: m.givenUp, tone: 'danger' },
};

export const totalOf = ({ counts }: BroadcastSummary): number =>
  counts.waiting + counts.sent + counts.left + counts.suppressed + counts.bounced + counts.delayed;

/** Status to show; "late" comes before the stored status, because it needs the owner. */
export const shownStatusOf = ({ status, isLate }: BroadcastSummary): StatusWords =>
  isLate ? { label: m.lateStatus, tone: 'caution' } : statusWords[status];

/** Share of readers reached: `312 of 1,204`; a dash before sending. */
export function reachOf(broadcast: BroadcastSummary): string {
  const total = totalOf(broadcast);
  if (total === 0) return '–';
  const sent = broadcast.counts.sent.toLocaleString('en-US');
  return broadcast.counts.sent === total
    ? counted(total, m.readers)
    : say(m.sentOfTotal, { sent, total: counted(total, m.readers) });
}

/** The date that matters in this status. */
export function momentOf({ status, sendAt, startedAt, endedAt, createdAt }: BroadcastSummary): string {
  if (status === 'draft') return say(m.begun, { createdAt: localTime(createdAt) });
  if (status === 'scheduled' && sendAt) return say(m.goesOut, { sendAt: localTime(sendAt) });
  if (endedAt) return `${status === 'cancelled' ? m.givenUp : m.sent} ${localTime(endedAt)}`;
  return startedAt ? say(m.since, { startedAt: localTime(startedAt) }) : m.now;
}

export const audienceName = (audiences: readonly Audience[] | undefined, topic: string | null): string =>
  audiences?.find((audience) => audience.topic === topic)?.label ?? topic ?? m.everyone;

/** Explains why no emails are listed yet. */
export function beforeFirstCopy({ status, sendAt, audience }: Broadcast): string {
  if (status === 'cancelled') return m.nobodyHasHadIt;
  if (status === 'sent') return m.nobodyWasOnList;
  if (status !== 'scheduled' || !sendAt || Date.parse(sendAt) <= Date.now()) return m.beginsGoOutMoment;
  const whom = counted(audience, m.readers);
  return say(m.goesOutByItself, { sendAt: localTime(sendAt), whom });
}
