import type { TimelineEntry } from '@lectern/api-client/admin';
import { formatCents } from '@lectern/money';
import { styled } from 'styled-components';
import type { StatusTone } from '../components/index.js';
import { localTime } from '../formats.js';
import { counted, say } from '../say.js';
import { orders as m } from '../messages.js';

/** An entry of a timeline as it is read. */
interface EntryWords {
  title: string;
  note?: string | undefined;
  tone: StatusTone;
}

const EMAILS: Record<string, string> = {
  'send-order-mail': m.whatWasBought,
  'send-dispatch-mail': m.newsOfTheParcel,
  'send-part-refund-mail': m.newsOfTheRefund,
  'send-purchases': m.allBooksBuyer,
  'send-refund-mail': m.newsOfTheRefund,
  'send-renewed-link': m.aNewLink,
  'tell-owner': m.newsOrderYou,
};

const emailOf = ({ letter }: TimelineEntry): string =>
  say(m.theEmailWith, { value: EMAILS[letter ?? ''] ?? (letter ?? 'email').replaceAll('-', ' ') });
const formatOf = ({ format }: TimelineEntry): string => (format === 'epub' ? 'ePub' : 'PDF');
const byOf = ({ by }: TimelineEntry): string => (by ? ` by ${by}` : '');
const amountOf = ({ amountCents }: TimelineEntry): string => formatCents(amountCents ?? 0);
const quoted = (text: string | null): string | undefined => (text ? `“${text}”` : undefined);
const times = (count: number | null): string => ((count ?? 1) === 1 ? 'once' : counted(count ?? 1, m.times));
const PLACES: Record<string, string> = {
  page: m.onPageAfterPurchase,
  letter: m.inAnEmail,
  desk: m.thatYouHandedOver,
};

const told = (title: string, tone: StatusTone, note?: string): EntryWords => ({ title, note, tone });

/** What an entry says, by its kind. */
const WORDS: Record<TimelineEntry['kind'], (entry: TimelineEntry) => EntryWords> = {
  ordered: () => told(m.ordered, 'neutral', m.theCheckoutWasOpened),
  'payment-failed': () => told(m.theCardWasDeclined, 'caution'),
  'payment-cancelled': () => told(m.thePaymentWasCancelled, 'neutral'),
  paid: () => told(m.paid, 'good'),
  prepared: ({ count }) =>
    told(m.madeReady, 'neutral', say(m.forThisBuyer, { count: counted(count ?? 0, m.filesCounted) })),
  'letter-waiting': (entry) =>
    told(
      say(m.waitsToBeSent, { entry: emailOf(entry) }),
      'busy',
      say(m.toWithEmail, { email: entry.email ?? '' }),
    ),
  'letter-failing': (entry) =>
    told(
      say(m.doesNotGetThrough, { entry: emailOf(entry) }),
      'danger',
      say(m.triedInVainWithCountText, { count: times(entry.count), text: entry.text ?? '' }).trim(),
    ),
  'letter-sent': (entry) =>
    told(say(m.wasSent, { entry: emailOf(entry) }), 'good', say(m.toWithEmail, { email: entry.email ?? '' })),
  'letter-accepted': (entry) =>
    told(
      say(m.hasArrived, { entry: emailOf(entry) }),
      'good',
      say(m.mailServerHasTaken, { email: entry.email ?? '' }),
    ),
  'letter-bounced': (entry) =>
    told(say(m.cameBack, { entry: emailOf(entry) }), 'danger', entry.text ?? undefined),
  'letter-complained': (entry) => told(say(m.wasCalledSpam, { entry: emailOf(entry) }), 'danger'),
  'letter-held': (entry) =>
    told(say(m.wasHeldBack, { entry: emailOf(entry) }), 'danger', m.emailsThisAddressCame),
  'link-opened': (entry) =>
    told(
      say(m.linkWasOpened, { entry: formatOf(entry) }),
      'good',
      say(m.theOneSoFar, { value: PLACES[entry.text ?? ''] ?? 'of the purchase', count: times(entry.count) }),
    ),
  downloaded: (entry) =>
    told(
      say(m.theWasDownloaded, { entry: formatOf(entry) }),
      'good',
      say(m.fullThisWasLast, { count: times(entry.count) }),
    ),
  'link-asked': (entry) => told(say(m.buyerAskedForNew, { entry: formatOf(entry) }), 'neutral'),
  dispatched: (entry) =>
    told(
      `Posted${byOf(entry)}`,
      'good',
      entry.text ? say(m.trackingNumberWithText, { text: entry.text }) : undefined,
    ),
  resent: (entry) => told(say(m.sentAgain, { entry: byOf(entry) }), 'neutral'),
  'link-made': (entry) => told(say(m.newLinksMade, { entry: byOf(entry) }), 'neutral'),
  retried: (entry) => told(say(m.triedAgain, { entry: byOf(entry) }), 'neutral'),
  'address-changed': (entry) =>
    told(
      say(m.addressMended, { entry: byOf(entry) }),
      'neutral',
      say(m.fromLinksSoFar, { text: entry.text ?? '', email: entry.email ?? '' }),
    ),
  note: (entry) => told(`Note${byOf(entry)}`, 'neutral', entry.text ?? undefined),
  'refund-asked': (entry) =>
    told(
      say(m.refundOfAskedFor, { entry: amountOf(entry), entry2: byOf(entry) }),
      'busy',
      quoted(entry.text),
    ),
  'refund-pending': (entry) => told(say(m.onWayBackBuyer, { entry: amountOf(entry) }), 'busy'),
  refunded: (entry) =>
    told(say(m.refunded2, { entry: amountOf(entry) }), 'good', entry.by ? undefined : m.doneAtStripeItself),
  'refund-failed': (entry) =>
    told(say(m.refundDidNotWork, { entry: amountOf(entry) }), 'danger', entry.text ?? undefined),
  disputed: () => told(m.buyerWentTheirBankDispute, 'danger', m.theLinksRestMeanwhile),
  'dispute-closed': () => told(m.theBankHasDecided, 'neutral'),
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
