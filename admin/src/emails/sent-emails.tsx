import type { Delivery, DeliveryFilter } from '@lectern/api-client/admin';
import { Button, ButtonRow, Dialog, ErrorMessage } from '@lectern/ui/kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { api } from '../api.js';
import {
  addressText,
  Address,
  EmptyState,
  Facts,
  ListFilter,
  ListTable,
  Moment,
  showSuccess,
  Small,
  Status,
  useListFilter,
} from '../components/index.js';
import { localTime } from '../formats.js';
import { useStaff } from '../sign-in/session.js';
import { invalidateEmails, useDeliveries } from './email-data.js';
import { kindOf, maySendAgain, standingOf, statusWords } from './email-words.js';
import { counted, say } from '../say.js';
import { emails as m } from '../messages.js';

const DeliveryFacts = styled(Facts)`
  gap: var(--space-1);
  margin-top: var(--space-2);
`;

/** `orderId 1f0c…`, to find the row in the database. */
const causeOf = ({ cause }: Delivery): string =>
  Object.entries(cause)
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(', ');

/** Details of an email, with a resend button. */
function DeliveryDialog({ delivery, onClose }: { delivery: Delivery; onClose: () => void }) {
  const mayRetry = useStaff().may.includes('mail.retry');
  const status = standingOf(delivery);
  const sending = useMutation({
    mutationFn: () =>
      api.POST('/api/admin/deliveries/{id}/resend', { params: { path: { id: delivery.id } } }),
    onSuccess: () => {
      onClose();
      void invalidateEmails();
      showSuccess(m.itIsSentAgain, say(m.toWithRecipient, { recipient: addressText(delivery.recipient) }));
    },
  });
  return (
    <Dialog title={delivery.subject ?? kindOf(delivery)} onCancel={sending.isPending ? undefined : onClose}>
      <Status {...status} />
      <DeliveryFacts
        facts={[
          [m.whatThatMeans, status.meaning],
          [m.whatItIs, kindOf(delivery)],
          [m.to, addressText(delivery.recipient)],
          [m.promised, localTime(delivery.queuedAt)],
          delivery.sentAt && [delivery.isKept ? m.keptOn : m.sent, localTime(delivery.sentAt)],
          delivery.diagnosis && [m.otherServerSaid, delivery.diagnosis],
          delivery.lastError && [
            say(m.triedInVain, { failures: counted(delivery.failures, m.times) }),
            delivery.lastError,
          ],
          delivery.nextTryAt && [m.nextTry, localTime(delivery.nextTryAt)],
          [m.about, causeOf(delivery)],
        ]}
      />
      <ErrorMessage error={sending.error} />
      <ButtonRow $atEnd>
        {mayRetry && maySendAgain(delivery) ? (
          <Button busy={sending.isPending && m.sending} onClick={() => sending.mutate()}>
            {m.sendAgain}
          </Button>
        ) : null}
        <Button kind="main" data-first disabled={sending.isPending} onClick={onClose}>
          {m.close}
        </Button>
      </ButtonRow>
    </Dialog>
  );
}

/** All emails that the site has sent or tried to send, with their status. */
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
            label: m.whichOnes,
            options: Object.fromEntries(
              Object.entries(statusWords).map(([status, { label }]) => [status, label]),
            ),
          },
        ]}
        searchLabel={m.address}
      />
      <ListTable
        caption={m.emailsSiteNewestFirst}
        list={deliveries}
        keyOf={({ id }) => id}
        columns={[
          {
            label: m.email,
            render: (delivery) => (
              <>
                {delivery.subject ?? kindOf(delivery)}
                {delivery.subject ? <Small>{kindOf(delivery)}</Small> : null}
              </>
            ),
          },
          { label: m.to, render: ({ recipient }) => <Address email={recipient} /> },
          {
            label: m.status,
            render: (delivery) => <Status {...standingOf(delivery)} />,
          },
          { label: m.when, render: ({ sentAt, queuedAt }) => <Moment at={sentAt ?? queuedAt} /> },
          {
            label: m.details,
            render: (delivery) => (
              <Button
                kind="bare"
                aria-label={say(m.detailsEmail, { recipient: addressText(delivery.recipient) })}
                onClick={() => setOpenId(delivery.id)}
              >
                {m.details}
              </Button>
            ),
          },
        ]}
        empty={
          isFiltered ? (
            <EmptyState title={m.noSuchEmail}>{m.tryAnotherPartAddress}</EmptyState>
          ) : (
            <EmptyState title={m.noMailYet}>{m.everyEmailSiteSends}</EmptyState>
          )
        }
      />
      {open ? <DeliveryDialog delivery={open} onClose={() => setOpenId(null)} /> : null}
    </>
  );
}
