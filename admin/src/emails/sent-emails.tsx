import { type Delivery, type DeliveryFilter, resendDelivery } from '@lectern/api-client/admin';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import {
  Button,
  ButtonRow,
  Dialog,
  EmptyState,
  ErrorMessage,
  ListFilter,
  ListTable,
  showToast,
  Small,
  StatusBadge,
  useListFilter,
} from '../components/index.js';
import { counted, localTime } from '../formats.js';
import { useStaff } from '../sign-in/session.js';
import { emailsHaveChanged, useDeliveries } from './email-data.js';
import { kindOf, maySendAgain, statusOf, statusWords } from './email-words.js';

const Facts = styled.dl`
  display: grid;
  gap: var(--space-1);
  margin: var(--space-2) 0 0;
  overflow-wrap: anywhere;
  dt {
    color: var(--color-muted);
    font-size: 0.875rem;
  }
  dd {
    margin: 0;
  }
`;

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** `orderId 1f0c…`, as whoever looks into the database needs it. */
const causeOf = ({ cause }: Delivery): string =>
  Object.entries(cause)
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(', ');

/** All that is known of an email, and the way to send it again. */
function DeliveryDialog({ delivery, onClose }: { delivery: Delivery; onClose: () => void }) {
  const mayRetry = useStaff().may.includes('mail.retry');
  const { label, tone, meaning } = statusWords[statusOf(delivery)];
  const sending = useMutation({
    mutationFn: () => resendDelivery(delivery.id),
    onSuccess: () => {
      onClose();
      void emailsHaveChanged();
      showToast({ title: 'It is sent again', description: `To ${delivery.recipient}.`, tone: 'success' });
    },
  });
  return (
    <Dialog title={delivery.subject ?? kindOf(delivery)} onCancel={sending.isPending ? undefined : onClose}>
      <StatusBadge $tone={tone}>{label}</StatusBadge>
      <Facts>
        <Fact label="What that means">{meaning}</Fact>
        <Fact label="What it is">{kindOf(delivery)}</Fact>
        <Fact label="To">{delivery.recipient}</Fact>
        <Fact label="Promised">{localTime(delivery.queuedAt)}</Fact>
        {delivery.sentAt ? <Fact label="Sent">{localTime(delivery.sentAt)}</Fact> : null}
        {delivery.diagnosis ? <Fact label="What the other server said">{delivery.diagnosis}</Fact> : null}
        {delivery.lastError ? (
          <Fact label={`Tried in vain ${counted(delivery.failures, 'time')}`}>{delivery.lastError}</Fact>
        ) : null}
        {delivery.nextTryAt ? <Fact label="Next try">{localTime(delivery.nextTryAt)}</Fact> : null}
        <Fact label="About">{causeOf(delivery)}</Fact>
      </Facts>
      <ErrorMessage error={sending.error} />
      <ButtonRow $atEnd>
        {mayRetry && maySendAgain(delivery) ? (
          <Button busy={sending.isPending && 'Sending…'} onClick={() => sending.mutate()}>
            Send again
          </Button>
        ) : null}
        <Button kind="main" data-first disabled={sending.isPending} onClick={onClose}>
          Close
        </Button>
      </ButtonRow>
    </Dialog>
  );
}

/** Each email that the site has sent or tried to send, and what has become of it. */
export function SentEmails() {
  const { filter, choose, isFiltered } = useListFilter<DeliveryFilter>(['status']);
  const [openId, setOpenId] = useState<string | null>(null);
  const deliveries = useDeliveries(filter);
  const open = deliveries.rows?.find(({ id }) => id === openId);
  return (
    <>
      <ListFilter
        filter={filter}
        choose={choose}
        choices={[
          {
            name: 'status',
            label: 'Which ones',
            options: Object.fromEntries(
              Object.entries(statusWords).map(([status, { label }]) => [status, label]),
            ),
          },
        ]}
        searchLabel="Address"
      />
      <ListTable
        caption="Letters of the site, the newest first"
        list={deliveries}
        keyOf={({ id }) => id}
        columns={[
          {
            label: 'Letter',
            render: (delivery) => (
              <>
                {delivery.subject ?? kindOf(delivery)}
                {delivery.subject ? <Small>{kindOf(delivery)}</Small> : null}
              </>
            ),
          },
          { label: 'To', render: ({ recipient }) => recipient },
          {
            label: 'Status',
            render: (delivery) => {
              const { tone, label } = statusWords[statusOf(delivery)];
              return <StatusBadge $tone={tone}>{label}</StatusBadge>;
            },
          },
          { label: 'When', render: ({ sentAt, queuedAt }) => localTime(sentAt ?? queuedAt) },
          {
            label: 'Details',
            render: (delivery) => (
              <Button
                kind="bare"
                aria-label={`Details of the letter to ${delivery.recipient}`}
                onClick={() => setOpenId(delivery.id)}
              >
                Details
              </Button>
            ),
          },
        ]}
        empty={
          isFiltered ? (
            <EmptyState title="No such letter">Try another part of the address, or look at all.</EmptyState>
          ) : (
            <EmptyState title="No mail yet">
              Every letter that the site sends by itself, such as the books of a purchase, is listed here with
              how its delivery stands.
            </EmptyState>
          )
        }
      />
      {open ? <DeliveryDialog delivery={open} onClose={() => setOpenId(null)} /> : null}
    </>
  );
}
