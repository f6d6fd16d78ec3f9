import { type Delivery, type DeliveryFilter, resendDelivery } from '@lectern/api-client/admin';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import {
  Button,
  ButtonRow,
  Dialog,
  EmptyState,
  ErrorMessage,
  Facts,
  ListFilter,
  ListTable,
  showSuccess,
  Small,
  StatusBadge,
  useListFilter,
} from '../components/index.js';
import { counted, localTime } from '../formats.js';
import { useStaff } from '../sign-in/session.js';
import { emailsHaveChanged, useDeliveries } from './email-data.js';
import { kindOf, maySendAgain, statusOf, statusWords } from './email-words.js';

const DeliveryFacts = styled(Facts)`
  gap: var(--space-1);
  margin-top: var(--space-2);
`;

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
      showSuccess('It is sent again', `To ${delivery.recipient}.`);
    },
  });
  return (
    <Dialog title={delivery.subject ?? kindOf(delivery)} onCancel={sending.isPending ? undefined : onClose}>
      <StatusBadge $tone={tone}>{label}</StatusBadge>
      <DeliveryFacts
        facts={[
          ['What that means', meaning],
          ['What it is', kindOf(delivery)],
          ['To', delivery.recipient],
          ['Promised', localTime(delivery.queuedAt)],
          delivery.sentAt && ['Sent', localTime(delivery.sentAt)],
          delivery.diagnosis && ['What the other server said', delivery.diagnosis],
          delivery.lastError && [`Tried in vain ${counted(delivery.failures, 'time')}`, delivery.lastError],
          delivery.nextTryAt && ['Next try', localTime(delivery.nextTryAt)],
          ['About', causeOf(delivery)],
        ]}
      />
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
