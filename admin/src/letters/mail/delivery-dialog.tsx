import { type Delivery, resendDelivery } from '@lectern/api-client/admin';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { sentenceOf } from '../../data.js';
import { Button, Modal, showToast, StatusBadge, Trouble } from '../../parts/index.js';
import { useStaff } from '../../session/desk-session.js';
import { counted } from '../../counted.js';
import { localTime } from '../../local-time.js';
import { kindOf, maySendAgain, statusOf, statusWords } from './delivery-words.js';
import { mailHasChanged } from './mail-data.js';

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
export function DeliveryDialog({ delivery, onClose }: { delivery: Delivery; onClose: () => void }) {
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
