import { type Delivery, type DeliveryStatus, resendDelivery } from '@lectern/api-client/admin';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import {
  Button,
  DataTable,
  EmptyState,
  Field,
  Modal,
  MoreButton,
  SelectField,
  showToast,
  StatusBadge,
  Trouble,
} from '../components/index.js';
import { counted, localTime } from '../formats.js';
import { sentenceOf } from '../query-client.js';
import { useStaff } from '../sign-in/session.js';
import { mailHasChanged, useDeliveries } from './email-data.js';
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

const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-1);
  margin-top: var(--space-3);
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

/** All that is known of a letter, and the way to send it again. */
function DeliveryDialog({ delivery, onClose }: { delivery: Delivery; onClose: () => void }) {
  const mayRetry = useStaff().may.includes('mail.retry');
  const { label, tone, meaning } = statusWords[statusOf(delivery)];
  const sending = useMutation({
    mutationFn: () => resendDelivery(delivery.id),
    onSuccess: () => {
      onClose();
      void mailHasChanged();
      showToast({ title: 'It is sent again', description: `To ${delivery.recipient}.`, tone: 'success' });
    },
  });
  return (
    <Modal title={delivery.subject ?? kindOf(delivery)} onCancel={sending.isPending ? undefined : onClose}>
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
      {sending.error ? <Trouble text={sentenceOf(sending.error)} /> : null}
      <Answers>
        {mayRetry && maySendAgain(delivery) ? (
          <Button busy={sending.isPending && 'Sending…'} onClick={() => sending.mutate()}>
            Send again
          </Button>
        ) : null}
        <Button kind="main" data-first disabled={sending.isPending} onClick={onClose}>
          Close
        </Button>
      </Answers>
    </Modal>
  );
}

const Filter = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  align-items: end;
  gap: var(--space-2);
  margin-bottom: var(--space-3);
`;

const Small = styled.span`
  display: block;
  color: var(--color-muted);
  font-size: 0.875rem;
  font-weight: 400;
`;

const Search = styled(Button)`
  min-height: 3rem;
`;

/** Each letter that the site has sent or tried to send, and what has become of it. */
export function SentList() {
  const [typed, setTyped] = useState('');
  const [wish, setWish] = useState<{ status?: DeliveryStatus | undefined; query?: string | undefined }>({});
  const [openId, setOpenId] = useState<string | null>(null);
  const deliveries = useDeliveries(wish);
  const rows = deliveries.data?.pages.flatMap(({ items }) => items);
  const open = rows?.find(({ id }) => id === openId);
  const isFiltered = Boolean(wish.status ?? wish.query);
  return (
    <>
      <Filter
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          setWish((now) => ({ ...now, query: typed.trim() || undefined }));
        }}
      >
        <SelectField
          label="Which ones"
          value={wish.status ?? ''}
          onChange={({ target }) =>
            setWish((now) => ({ ...now, status: (target.value || undefined) as DeliveryStatus | undefined }))
          }
        >
          <option value="">All</option>
          {Object.entries(statusWords).map(([status, { label }]) => (
            <option key={status} value={status}>
              {label}
            </option>
          ))}
        </SelectField>
        <Field
          label="Address"
          type="search"
          inputMode="email"
          maxLength={254}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Search type="submit">Search</Search>
      </Filter>
      {deliveries.isError && !rows ? (
        <Trouble text={sentenceOf(deliveries.error)} onRetry={() => void deliveries.refetch()} />
      ) : (
        <DataTable
          caption="Letters of the site, the newest first"
          rows={rows}
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
                Every letter that the site sends by itself, such as the books of a purchase, is listed here
                with how its delivery stands.
              </EmptyState>
            )
          }
        />
      )}
      <MoreButton pages={deliveries} />
      {open ? <DeliveryDialog delivery={open} onClose={() => setOpenId(null)} /> : null}
    </>
  );
}
