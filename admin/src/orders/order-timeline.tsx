import type { TimelineEntry } from '@lectern/api-client/admin';
import { formatCents } from '@lectern/money';
import { styled } from 'styled-components';
import type { StatusTone } from '../components/index.js';
import { counted, localTime } from '../formats.js';

/** An entry of a timeline as it is read. */
interface EntryWords {
  title: string;
  note?: string | undefined;
  tone: StatusTone;
}

const LETTERS: Record<string, string> = {
  'send-order-mail': 'what was bought',
  'send-dispatch-mail': 'news of the parcel',
  'send-part-refund-mail': 'news of the refund',
  'send-purchases': 'all books of the buyer',
  'send-refund-mail': 'news of the refund',
  'send-renewed-link': 'a new link',
  'tell-owner': 'news of the order, to you',
};

const letterOf = ({ letter }: TimelineEntry): string =>
  `The letter with ${LETTERS[letter ?? ''] ?? (letter ?? 'news').replaceAll('-', ' ')}`;
const formatOf = ({ format }: TimelineEntry): string => (format === 'epub' ? 'ePub' : 'PDF');
const byOf = ({ by }: TimelineEntry): string => (by ? ` by ${by}` : '');
const amountOf = ({ amountCents }: TimelineEntry): string => formatCents(amountCents ?? 0);
const quoted = (text: string | null): string | undefined => (text ? `“${text}”` : undefined);
const times = (count: number | null): string => ((count ?? 1) === 1 ? 'once' : counted(count ?? 1, 'time'));
const PLACES: Record<string, string> = {
  page: 'on the page after the purchase',
  letter: 'in a letter',
  desk: 'that you handed over',
};

const told = (title: string, tone: StatusTone, note?: string): EntryWords => ({ title, note, tone });

/** What an entry says, by its kind. */
const WORDS: Record<TimelineEntry['kind'], (entry: TimelineEntry) => EntryWords> = {
  ordered: () => told('Ordered', 'neutral', 'The checkout was opened.'),
  'payment-failed': () => told('The card was declined', 'caution'),
  'payment-cancelled': () => told('The payment was cancelled', 'neutral'),
  paid: () => told('Paid', 'good'),
  prepared: ({ count }) => told('Made ready', 'neutral', `${counted(count ?? 0, 'file')} for this buyer.`),
  'letter-waiting': (entry) => told(`${letterOf(entry)} waits to be sent`, 'busy', `To ${entry.email}.`),
  'letter-failing': (entry) =>
    told(
      `${letterOf(entry)} does not get through yet`,
      'danger',
      `Tried in vain ${times(entry.count)}. ${entry.text ?? ''}`.trim(),
    ),
  'letter-sent': (entry) => told(`${letterOf(entry)} was sent`, 'good', `To ${entry.email}.`),
  'letter-accepted': (entry) =>
    told(`${letterOf(entry)} has arrived`, 'good', `The mail server of ${entry.email} has taken it.`),
  'letter-bounced': (entry) => told(`${letterOf(entry)} came back`, 'danger', entry.text ?? undefined),
  'letter-complained': (entry) => told(`${letterOf(entry)} was called spam`, 'danger'),
  'letter-held': (entry) =>
    told(`${letterOf(entry)} was held back`, 'danger', 'Letters to this address came back before.'),
  'link-opened': (entry) =>
    told(
      `The link to the ${formatOf(entry)} was opened`,
      'good',
      `The one ${PLACES[entry.text ?? ''] ?? 'of the purchase'}; ${times(entry.count)} so far.`,
    ),
  downloaded: (entry) =>
    told(
      `The ${formatOf(entry)} was downloaded`,
      'good',
      `In full ${times(entry.count)}; this was the last time.`,
    ),
  'link-asked': (entry) => told(`The buyer asked for a new link to the ${formatOf(entry)}`, 'neutral'),
  dispatched: (entry) =>
    told(`Posted${byOf(entry)}`, 'good', entry.text ? `Tracking number ${entry.text}.` : undefined),
  resent: (entry) => told(`Sent again${byOf(entry)}`, 'neutral'),
  'link-made': (entry) => told(`New links made${byOf(entry)}`, 'neutral'),
  retried: (entry) => told(`Tried again${byOf(entry)}`, 'neutral'),
  'address-changed': (entry) =>
    told(
      `Address mended${byOf(entry)}`,
      'neutral',
      `From ${entry.text} to ${entry.email}. The links so far ended.`,
    ),
  note: (entry) => told(`Note${byOf(entry)}`, 'neutral', entry.text ?? undefined),
  'refund-asked': (entry) =>
    told(`Refund of ${amountOf(entry)} asked for${byOf(entry)}`, 'busy', quoted(entry.text)),
  'refund-pending': (entry) => told(`${amountOf(entry)} on the way back to the buyer`, 'busy'),
  refunded: (entry) =>
    told(`${amountOf(entry)} given back`, 'good', entry.by ? undefined : 'Done at Stripe itself.'),
  'refund-failed': (entry) =>
    told(`The refund of ${amountOf(entry)} did not work`, 'danger', entry.text ?? undefined),
  disputed: () =>
    told('The buyer went to their bank: a dispute is open', 'danger', 'The links rest meanwhile.'),
  'dispute-closed': () => told('The bank has decided', 'neutral'),
};

const entryWords = (entry: TimelineEntry): EntryWords => WORDS[entry.kind](entry);

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

const Note = styled.p`
  white-space: pre-line;
`;

const When = styled.time`
  color: var(--color-muted);
  font-size: 0.875rem;
`;

/** All that happened to an order, the first thing first. */
export function OrderTimeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <List>
      {entries.map((entry, at) => {
        const { title, note, tone } = entryWords(entry);
        return (
          <Entry key={`${entry.kind} ${entry.at} ${at}`} $tone={tone}>
            <Title>{title}</Title>
            {note ? <Note>{note}</Note> : null}
            <When dateTime={entry.at}>{localTime(entry.at)}</When>
          </Entry>
        );
      })}
    </List>
  );
}
