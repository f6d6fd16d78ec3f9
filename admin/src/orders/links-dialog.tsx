import { Button, ButtonRow, Dialog } from '@lectern/ui/kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { OrderLinks } from '@lectern/api-client/admin';
import { api } from '../api.js';
import { ActionDialog, CopyButton } from '../components/index.js';
import { localTime } from '../formats.js';
import { type OrderDialogProps, refetchOrder } from './orders-data.js';
import { say } from '../say.js';
import { orders as m } from '../messages.js';

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin-top: var(--space-2);
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1);
  }
  code {
    flex: 1 1 14rem;
    min-width: 0;
    padding: var(--space-1);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-small);
    background: var(--color-background);
    font-size: 0.8125rem;
    overflow-wrap: anywhere;
  }
  strong {
    flex-basis: 100%;
  }
`;

export function LinksDialog({ order, onClose }: OrderDialogProps) {
  const [links, setLinks] = useState<OrderLinks | null>(null);
  const expiresAt = links?.[0]?.expiresAt;
  if (links && expiresAt) {
    return (
      <Dialog title={m.links.made.title} onCancel={onClose}>
        <p>{say(m.links.made.text, { expiresAt: localTime(expiresAt) })}</p>
        <List>
          {links.map(({ fileName, url }) => (
            <li key={url}>
              <strong>{fileName}</strong>
              <code>{url}</code>
              <CopyButton text={url} what={say(m.links.made.link, { fileName })} />
            </li>
          ))}
        </List>
        <ButtonRow $atEnd>
          <Button kind="main" onClick={onClose}>
            {m.links.made.done}
          </Button>
        </ButtonRow>
      </Dialog>
    );
  }
  return (
    <ActionDialog
      {...m.links.dialog}
      action={() => api.POST('/api/admin/orders/{id}/links', { params: { path: { id: order.id } } })}
      onDone={setLinks}
      onSettled={() => void refetchOrder(order.id)}
      onCancel={onClose}
    >
      <p>{m.links.text}</p>
    </ActionDialog>
  );
}
