import type { DeliveryStatus } from '@lectern/api-client/admin';
import { useState } from 'react';
import { styled } from 'styled-components';
import { sentenceOf } from '../../data.js';
import {
  Button,
  DataTable,
  EmptyState,
  Field,
  MoreButton,
  SelectField,
  StatusBadge,
  Trouble,
} from '../../parts/index.js';
import { localTime } from '../../local-time.js';
import { DeliveryDialog } from './delivery-dialog.js';
import { kindOf, statusOf, statusWords } from './delivery-words.js';
import { useDeliveries } from './mail-data.js';

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
