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
import { kindOf, maySendAgain, badgeOf, statusWords } from './email-words.js';
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

function DeliveryDialog({ delivery, onClose }: { delivery: Delivery; onClose: () => void }) {
  const mayRetry = useStaff().may.includes('mail.retry');
  const status = badgeOf(delivery);
  const sending = useMutation({
    mutationFn: () =>
      api.POST('/api/admin/deliveries/{id}/resend', { params: { path: { id: delivery.id } } }),
    onSuccess: () => {
      onClose();
      void invalidateEmails();
      showSuccess(m.resend.done, say(m.resend.to, { recipient: addressText(delivery.recipient) }));
    },
  });
  return (
    <Dialog title={delivery.subject ?? kindOf(delivery)} onCancel={sending.isPending ? undefined : onClose}>
      <Status {...status} />
      <DeliveryFacts
        facts={[
          [m.details.meaning, status.meaning],
          [m.details.kind, kindOf(delivery)],
          [m.columns.to, addressText(delivery.recipient)],
          [m.details.requested, localTime(delivery.queuedAt)],
          delivery.sentAt && [
            delivery.isKept ? m.details.kept : m.states.sent.label,
            localTime(delivery.sentAt),
          ],
          delivery.diagnosis && [m.details.diagnosis, delivery.diagnosis],
          delivery.lastError && [
            say(m.details.failures, { failures: counted(delivery.failures, m.details.times) }),
            delivery.lastError,
          ],
          delivery.nextTryAt && [m.details.nextTry, localTime(delivery.nextTryAt)],
          [m.details.cause, causeOf(delivery)],
        ]}
      />
      <ErrorMessage error={sending.error} />
      <ButtonRow $atEnd>
        {mayRetry && maySendAgain(delivery) ? (
          <Button busy={sending.isPending && m.resend.busy} onClick={() => sending.mutate()}>
            {m.resend.button}
          </Button>
        ) : null}
        <Button kind="main" data-first disabled={sending.isPending} onClick={onClose}>
          {m.details.close}
        </Button>
      </ButtonRow>
    </Dialog>
  );
}

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
            label: m.log.filter,
            options: Object.fromEntries(
              Object.entries(statusWords).map(([status, { label }]) => [status, label]),
            ),
          },
        ]}
        searchLabel={m.columns.address}
      />
      <ListTable
        caption={m.log.caption}
        list={deliveries}
        keyOf={({ id }) => id}
        columns={[
          {
            label: m.columns.email,
            render: (delivery) => (
              <>
                {delivery.subject ?? kindOf(delivery)}
                {delivery.subject ? <Small>{kindOf(delivery)}</Small> : null}
              </>
            ),
          },
          { label: m.columns.to, render: ({ recipient }) => <Address email={recipient} /> },
          {
            label: m.log.status,
            render: (delivery) => <Status {...badgeOf(delivery)} />,
          },
          { label: m.columns.when, render: ({ sentAt, queuedAt }) => <Moment at={sentAt ?? queuedAt} /> },
          {
            label: m.details.button,
            render: (delivery) => (
              <Button
                kind="bare"
                aria-label={say(m.details.label, { recipient: addressText(delivery.recipient) })}
                onClick={() => setOpenId(delivery.id)}
              >
                {m.details.button}
              </Button>
            ),
          },
        ]}
        empty={<EmptyState {...(isFiltered ? m.log.noMatch : m.log.empty)} />}
      />
      {open ? <DeliveryDialog delivery={open} onClose={() => setOpenId(null)} /> : null}
    </>
  );
}
