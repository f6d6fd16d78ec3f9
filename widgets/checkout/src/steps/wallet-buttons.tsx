import { color } from '@lectern/widget-look';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

import * as m from '../messages.en.js';
import type { PaymentConfirmation, Wallets } from '../payment/payment-provider.js';

interface WalletButtonsProps {
  wallets: Wallets;
  returnUrl: string;
  isBusy: boolean;
  onAgreed(wallet: PaymentConfirmation): void;
}

/** A button for each wallet that both the browser and the shop support. */
export function WalletButtons(props: WalletButtonsProps): ReactNode {
  const { wallets } = props;
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    const element = wallets.elements.create('expressCheckout', {
      buttonHeight: 52,
      // Excludes methods that redirect: the intent does not allow them.
      paymentMethods: { amazonPay: 'never', klarna: 'never', paypal: 'never' },
    });
    element.on('ready', ({ availablePaymentMethods }) => setOffered(availablePaymentMethods !== undefined));
    element.on('click', ({ resolve, reject }) => (latest.current.isBusy ? reject() : resolve()));
    element.on('confirm', ({ paymentFailed }) =>
      latest.current.onAgreed({
        confirm: async () => {
          const outcome = await wallets.confirm(latest.current.returnUrl).catch((cause: unknown) => {
            paymentFailed();
            throw cause;
          });
          if (outcome.kind !== 'paid') paymentFailed();
          return outcome;
        },
      }),
    );
    if (place.current) element.mount(place.current);
    return () => element.destroy();
  }, [wallets]);

  return (
    <Frame role="group" aria-label={m.payment.wallets.label} data-offered={isOffered}>
      <div ref={place} />
      <Or>{m.payment.wallets.or}</Or>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: 20px;
  /* Stripe measures its container before it knows what to offer, so it is rendered but invisible. */
  &[data-offered='false'] {
    visibility: hidden;
    block-size: 0;
    margin-block-end: -20px;
    overflow: hidden;
  }
`;

const Or = styled.p`
  display: flex;
  gap: 12px;
  align-items: center;
  margin: 0;
  color: ${color.muted};
  font-size: 0.875rem;
  &::before,
  &::after {
    flex: 1;
    border-block-start: 1px solid ${color.line};
    content: '';
  }
`;
