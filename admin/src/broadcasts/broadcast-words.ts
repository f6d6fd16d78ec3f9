import type { Audience, Broadcast, BroadcastSummary } from '@lectern/api-client/admin';
import type { StatusTone } from '../components/index.js';
import { counted, localTime } from '../formats.js';

type Status = BroadcastSummary['status'];

/** How a broadcast stands, in a word or two. */
export const statusWords: Record<Status, { label: string; tone: StatusTone }> = {
  draft: { label: 'Draft', tone: 'neutral' },
  scheduled: { label: 'Waits for its time', tone: 'busy' },
  sending: { label: 'Going out', tone: 'busy' },
  paused: { label: 'Paused', tone: 'caution' },
  sent: { label: 'Sent', tone: 'good' },
  cancelled: { label: 'Given up', tone: 'danger' },
};

export const totalOf = ({ counts }: BroadcastSummary): number =>
  counts.waiting + counts.sent + counts.left + counts.suppressed + counts.bounced + counts.delayed;

/** Whom it has reached: `312 of 1,204`; nobody yet while it is not going out. */
export function reachOf(broadcast: BroadcastSummary): string {
  const total = totalOf(broadcast);
  if (total === 0) return '–';
  const sent = broadcast.counts.sent.toLocaleString('en-US');
  return broadcast.counts.sent === total
    ? counted(total, 'reader')
    : `${sent} of ${counted(total, 'reader')}`;
}

/** The moment that matters at this point of its life. */
export function momentOf({ status, sendAt, startedAt, endedAt, createdAt }: BroadcastSummary): string {
  if (status === 'draft') return `Begun ${localTime(createdAt)}`;
  if (status === 'scheduled' && sendAt) return `Goes out ${localTime(sendAt)}`;
  if (endedAt) return `${status === 'cancelled' ? 'Given up' : 'Sent'} ${localTime(endedAt)}`;
  return startedAt ? `Since ${localTime(startedAt)}` : 'Now';
}

export const audienceName = (audiences: readonly Audience[] | undefined, topic: string | null): string =>
  audiences?.find((audience) => audience.topic === topic)?.label ?? topic ?? 'Everyone';

/** What there is to say of a broadcast that was sent off while no copy stands for anybody. */
export function beforeFirstCopy({ status, sendAt, audience }: Broadcast): string {
  if (status === 'cancelled') return 'Nobody has had it.';
  if (status === 'sent') return 'Nobody was on the list when it went out.';
  if (status !== 'scheduled' || !sendAt || Date.parse(sendAt) <= Date.now())
    return 'It begins to go out in a moment.';
  const whom = counted(audience, 'reader');
  return `It goes out by itself ${localTime(sendAt)}, to ${whom} as the list is now. Call it back to change it.`;
}
