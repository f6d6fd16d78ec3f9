import type { TimelineEntry } from '@lectern/api-client/admin';
import { formatCents } from '@lectern/money';
import { styled } from 'styled-components';
import { addressText, Small, type StatusTone, Written } from '../components/index.js';
import { localTime } from '../formats.js';
import { counted, say } from '../say.js';
import { orders as m } from '../messages.js';

const EMAILS: Record<string, string> = {
  'send-order-mail': m.whatWasBought,
  'send-dispatch-mail': m.newsOfTheParcel,
  'send-part-refund-mail': m.newsOfTheRefund,
  'send-refund-returned-mail': m.newsOfTheRefund,
  'send-purchases': m.allBooksBuyer,
  'send-guarantee-mail': m.newsOfTheRequest,
  'send-refund-mail': m.newsOfTheRefund,
  'send-renewed-link': m.aNewLink,
  'send-checkout-reminder': m.theReminder,
  'send-review-request': m.whatTheyThink,
  'tell-of-review': m.newsOrderYou,
  'tell-owner': m.newsOrderYou,
  'tell-owner-of-guarantee': m.newsOrderYou,
  'tell-owner-of-payment': m.newsOrderYou,
};

const PLACES: Record<string, string> = {
  page: m.onPageAfterPurchase,
  letter: m.inAnEmail,
  desk: m.thatYouHandedOver,
};

/** Title and tone by kind; {@link valuesOf} fills in the placeholders. */
const WORDS: Record<TimelineEntry['kind'], readonly [title: string, tone: StatusTone, note?: string]> = {
  ordered: [m.ordered, 'neutral', m.theCheckoutWasOpened],
  'payment-failed': [m.theCardWasDeclined, 'caution'],
  'payment-cancelled': [m.thePaymentWasCancelled, 'neutral'],
  paid: [m.paid, 'good'],
  prepared: [m.madeReady, 'neutral', m.forThisBuyer],
  'letter-waiting': [m.waitsToBeSent, 'busy', m.toWithEmail],
  'letter-failing': [m.doesNotGetThrough, 'danger', m.triedInVainWithCountText],
  'letter-sent': [m.wasSent, 'good', m.toWithEmail],
  'letter-kept': [m.wasKept, 'caution', m.keptWhere],
  'letter-accepted': [m.hasArrived, 'good', m.mailServerHasTaken],
  'letter-bounced': [m.cameBack, 'danger', '{text}'],
  'letter-complained': [m.wasCalledSpam, 'danger'],
  'letter-held': [m.wasHeldBack, 'danger', m.emailsThisAddressCame],
  'link-opened': [m.linkWasOpened, 'good', m.theOneSoFar],
  downloaded: [m.theWasDownloaded, 'good', m.fullThisWasLast],
  'link-asked': [m.buyerAskedForNew, 'neutral'],
  dispatched: [m.posted, 'good', m.trackingNumberWithText],
  resent: [m.sentAgain, 'neutral'],
  'link-made': [m.newLinksMade, 'neutral'],
  retried: [m.triedAgain, 'neutral'],
  'address-changed': [m.addressMended, 'neutral', m.fromLinksSoFar],
  note: [m.noted, 'neutral', '{text}'],
  'guarantee-asked': [m.buyerAskedForRefund, 'caution'],
  'guarantee-declined': [m.requestDeclined, 'neutral', '“{text}”'],
  'refund-asked': [m.refundOfAskedFor, 'busy', '“{text}”'],
  'refund-pending': [m.onWayBackBuyer, 'busy'],
  refunded: [m.amountRefunded, 'good', m.doneAtStripeItself],
  'payment-refund-asked': [m.refundOfAskedForWithText, 'busy', m.paymentThatDidNot],
  'refund-failed': [m.refundDidNotWork, 'danger', '{text}'],
  disputed: [m.buyerWentTheirBankDispute, 'danger', m.theLinksRestMeanwhile],
  'dispute-closed': [m.theBankHasDecided, 'neutral'],
};

const valuesOf = ({ letter, format, by, amountCents, email, text, count }: TimelineEntry) => ({
  mail: say(m.theEmailWith, { value: EMAILS[letter ?? ''] ?? (letter ?? 'email').replaceAll('-', ' ') }),
  format: format === 'epub' ? 'ePub' : 'PDF',
  by: by ? say(m.by, { by }) : '',
  amount: formatCents(amountCents ?? 0),
  email: addressText(email ?? ''),
  text: text ?? '',
  place: PLACES[text ?? ''] ?? m.ofThePurchase,
  files: counted(count ?? 0, m.filesCounted),
  times: (count ?? 1) === 1 ? m.once : counted(count ?? 1, m.times),
});

/** Text of an entry. Leaves out an empty note, and the refund note if the admin made the refund here. */
function wordsOf(entry: TimelineEntry) {
  const [title, tone, note = ''] = WORDS[entry.kind];
  const values = valuesOf(entry);
  const isWithout =
    (!entry.text && ['dispatched', 'guarantee-declined', 'refund-asked'].includes(entry.kind)) ||
    (entry.kind === 'refunded' && entry.by);
  return { title: say(title, values), tone, note: isWithout ? '' : say(note, values).trim() };
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

/** Timeline of an order, oldest first. */
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
