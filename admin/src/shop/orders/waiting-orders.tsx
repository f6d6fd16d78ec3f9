import type { OrderOverview } from '@lectern/api-client/admin';
import { styled } from 'styled-components';
import { counted } from '../../counted.js';
import { Button } from '../../parts/index.js';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  margin-bottom: var(--space-2);
`;

interface WaitingOrdersProps {
  overview: OrderOverview | undefined;
  onLook: (status: 'to-send' | 'stuck' | 'disputed') => void;
}

/** What somebody should see to, where there is any such thing. */
export function WaitingOrders({ overview, onLook }: WaitingOrdersProps) {
  if (!overview) return null;
  const waiting = [
    {
      status: 'to-send' as const,
      count: overview.toSend,
      label: counted(overview.toSend, 'parcel to send', 'parcels to send'),
    },
    {
      status: 'stuck' as const,
      count: overview.stuck,
      label: counted(overview.stuck, 'order needs a look', 'orders need a look'),
    },
    {
      status: 'disputed' as const,
      count: overview.disputed,
      label: counted(overview.disputed, 'dispute is open', 'disputes are open'),
    },
  ].filter(({ count }) => count > 0);
  if (waiting.length === 0) return null;
  return (
    <List aria-label="Waiting for you">
      {waiting.map(({ status, label }) => (
        <li key={status}>
          <Button onClick={() => onLook(status)}>{label}</Button>
        </li>
      ))}
    </List>
  );
}
