import { formatPrice } from '../shop.js';
import type { TimelineEntry } from '@lectern/api-client/admin';
import { styled } from 'styled-components';
import { addressText, Small, type StatusTone, Written } from '../components/index.js';
import { localTime } from '../formats.js';
import { counted, say } from '../say.js';
import { orders as m } from '../messages.js';
import { emailWords } from './order-words.js';

const places: Record<string, string> = m.timeline.places;

const toneOf: Record<TimelineEntry['kind'], StatusTone> = {
  ordered: 'neutral',
  'payment-failed': 'caution',
  'payment-cancelled': 'neutral',
  paid: 'good',
  prepared: 'neutral',
  'letter-waiting': 'busy',
  'letter-failing': 'danger',
  'letter-sent': 'good',
  'letter-kept': 'caution',
  'letter-accepted': 'good',
  'letter-bounced': 'danger',
  'letter-complained': 'danger',
  'letter-held': 'danger',
  'link-opened': 'good',
  downloaded: 'good',
  'link-asked': 'neutral',
  dispatched: 'good',
  resent: 'neutral',
  'link-made': 'neutral',
  retried: 'neutral',
  'address-changed': 'neutral',
  note: 'neutral',
  'guarantee-asked': 'caution',
  'guarantee-declined': 'neutral',
  'refund-asked': 'busy',
  'refund-pending': 'busy',
  refunded: 'good',
  'payment-refund-asked': 'busy',
  'refund-failed': 'danger',
  disputed: 'danger',
  'dispute-closed': 'neutral',
};

const valuesOf = ({ letter, format, by, amountCents, email, text, count }: TimelineEntry) => ({
  mail: say(m.timeline.email, { value: emailWords(letter ?? 'email') }),
  format: format === 'epub' ? 'ePub' : 'PDF',
  by: by ? say(m.timeline.by, { by }) : '',
  amount: formatPrice(amountCents ?? 0),
  email: addressText(email ?? ''),
  text: text ?? '',
  place: places[text ?? ''] ?? m.timeline.places.order,
  files: counted(count ?? 0, m.count.files),
  times: (count ?? 1) === 1 ? m.count.once : counted(count ?? 1, m.count.times),
});

/** Text of an entry. Leaves out an empty note, and the refund note if the admin made the refund here. */
function wordsOf(entry: TimelineEntry) {
  const { title, note = '' }: { title: string; note?: string } = m.timeline.entries[entry.kind];
  const values = valuesOf(entry);
  const isWithout =
    (!entry.text && ['dispatched', 'guarantee-declined', 'refund-asked'].includes(entry.kind)) ||
    (entry.kind === 'refunded' && entry.by);
  return {
    title: say(title, values),
    tone: toneOf[entry.kind],
    note: isWithout ? '' : say(note, values).trim(),
  };
}

const tones: Record<StatusTone, string> = {
  neutral: 'var(--color-muted)',
  busy: 'var(--color-ink)',
  good: 'var(--color-success)',
  caution: 'var(--color-caution)',
  danger: 'var(--color-danger)',
};

const List = styled.ol`
  display: grid;
`;

const Entry = styled.li<{ $tone: StatusTone }>`
  position: relative;
  padding: 0 0 var(--space-3) 1.75rem;
  overflow-wrap: anywhere;
  &::before {
    content: '';
    position: absolute;
    top: 0.4375rem;
    left: 0.1875rem;
    width: 0.6875rem;
    height: 0.6875rem;
    border: 2px solid ${({ $tone }) => tones[$tone]};
    border-radius: 50%;
    background: var(--color-surface);
  }
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 1.375rem;
    bottom: -0.3125rem;
    left: 0.5rem;
    width: 1px;
    background: var(--color-line);
  }
  &:last-child {
    padding-bottom: 0;
  }
`;

const Title = styled.p`
  font-weight: 600;
`;

export function OrderTimeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <List>
      {entries.map((entry, at) => {
        const { title, note, tone } = wordsOf(entry);
        return (
          <Entry key={`${entry.kind} ${entry.at} ${at}`} $tone={tone}>
            <Title>{title}</Title>
            {note ? <Written as="p">{note}</Written> : null}
            <Small as="time" dateTime={entry.at}>
              {localTime(entry.at)}
            </Small>
          </Entry>
        );
      })}
    </List>
  );
}
