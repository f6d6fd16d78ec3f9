import type { Order } from '@lectern/api-client/admin';
import { Button, ButtonLink } from '@lectern/ui/kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Link } from 'wouter';
import { Heading, Panel } from '../components/index.js';
import { useStaff } from '../sign-in/session.js';
import { LinksDialog } from './links-dialog.js';
import { AskStripe } from './order-alert.js';
import { AddressDialog, RefundDialog, ResendDialog, SentDialog } from './order-dialogs.js';
import { orders as m } from '../messages.js';

const List = styled.ul`
  display: grid;
  gap: var(--space-1);
  li > * {
    width: 100%;
  }
`;

const DIALOGS = {
  resend: ResendDialog,
  address: AddressDialog,
  links: LinksDialog,
  sent: SentDialog,
  refund: RefundDialog,
};

export function OrderActions({ order }: { order: Order }) {
  const { may } = useStaff();
  const [asked, setAsked] = useState<keyof typeof DIALOGS | null>(null);
  const { steps } = order;
  const mayServe = may.includes('orders.serve');
  const mayRefund = may.includes('orders.refund') && steps.refundableCents > 0;
  const canDo = mayServe
    ? [
        ...(steps.markSent ? [{ what: 'sent' as const, label: m.actions.markShipped }] : []),
        ...(steps.resend ? [{ what: 'resend' as const, label: m.actions.resend }] : []),
        ...(steps.makeLink ? [{ what: 'links' as const, label: m.actions.links }] : []),
        ...(steps.changeAddress ? [{ what: 'address' as const, label: m.actions.address }] : []),
      ]
    : [];
  const Dialog = asked ? DIALOGS[asked] : null;
  const canAskStripe = mayServe && steps.retry && !order.isStuck;
  if (canDo.length === 0 && !mayRefund && !canAskStripe && !steps.evidence) return null;
  return (
    <Panel aria-labelledby="order-actions" data-screen-only="">
      <Heading id="order-actions">{m.actions.title}</Heading>
      <List>
        {canDo.map(({ what, label }, at) => (
          <li key={what}>
            <Button kind={at === 0 && what === 'sent' ? 'main' : 'plain'} onClick={() => setAsked(what)}>
              {label}
            </Button>
          </li>
        ))}
        {canAskStripe ? (
          <li>
            <AskStripe order={order} />
          </li>
        ) : null}
        {steps.evidence ? (
          <li>
            <ButtonLink as={Link} href={`/${order.id}/evidence`}>
              {m.actions.evidence}
            </ButtonLink>
          </li>
        ) : null}
        {mayRefund ? (
          <li>
            <Button kind="danger" onClick={() => setAsked('refund')}>
              {m.actions.refund}
            </Button>
          </li>
        ) : null}
      </List>
      {Dialog ? <Dialog order={order} onClose={() => setAsked(null)} /> : null}
    </Panel>
  );
}
