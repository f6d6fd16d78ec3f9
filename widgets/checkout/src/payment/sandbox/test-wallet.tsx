import { LinkButton, MainButton, Text } from '@lectern/widget-look';
import type {
  StripeExpressCheckoutElement,
  StripeExpressCheckoutElementClickEvent,
  StripeExpressCheckoutElementConfirmEvent,
  StripeExpressCheckoutElementReadyEvent,
} from '@stripe/stripe-js';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { styled } from 'styled-components';

import type { WalletElements } from '../payment-provider.js';
import { BankDialog, BankHeading } from './challenge-dialog.js';
import * as m from './messages.en.js';

/** Events of Stripe's element, under Stripe's names. */
interface Events {
  ready: StripeExpressCheckoutElementReadyEvent;
  click: StripeExpressCheckoutElementClickEvent;
  confirm: StripeExpressCheckoutElementConfirmEvent;
}

type Listeners = { [Name in keyof Events]?: (event: Events[Name]) => void };

/** Wallets that Stripe reports as available; the sandbox has a single test wallet. */
const availablePaymentMethods = {
  ...{ amazonPay: false, applePay: false, googlePay: false, klarna: false, paypal: false },
  link: true,
};

/** A test double of Stripe's Express Checkout Element: it asks, and the buyer agrees or cancels. */
function testWalletElement(): ReturnType<WalletElements['create']> {
  const listeners: Listeners = {};
  let root: Root | undefined;
  const element = {
    on: <Name extends keyof Events>(name: Name, listener: Listeners[Name]) => {
      listeners[name] = listener;
      return element as unknown as StripeExpressCheckoutElement;
    },
    mount: (place: HTMLElement) => {
      root = createRoot(place);
      root.render(<TestWallet listeners={listeners} />);
    },
    destroy: () => {
      const left = root;
      // Deferred: the page may be rendering right now, when unmounting is not allowed.
      queueMicrotask(() => left?.unmount());
    },
  };
  return element as unknown as ReturnType<WalletElements['create']>;
}

export const sandboxElements: WalletElements = { create: testWalletElement };

function TestWallet({ listeners }: { listeners: Listeners }): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(
    () => listeners.ready?.({ elementType: 'expressCheckout', availablePaymentMethods }),
    [listeners],
  );
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);
  const close = () => {
    dialog.current?.close();
    setOpen(false);
  };

  function press(): void {
    listeners.click?.({
      elementType: 'expressCheckout',
      expressPaymentType: 'link',
      resolve: () => setOpen(true),
      reject: () => undefined,
    });
  }

  function agree(): void {
    close();
    listeners.confirm?.({ expressPaymentType: 'link', paymentFailed: () => undefined });
  }

  return (
    <>
      <WalletButton type="button" onClick={press}>
        {m.wallet.label}
      </WalletButton>
      {isOpen && (
        <BankDialog ref={dialog} aria-label={m.wallet.label} onClose={close}>
          <BankHeading>{m.wallet.heading}</BankHeading>
          <Choices>
            <Text>{m.wallet.text}</Text>
            <MainButton type="button" onClick={agree}>
              {m.wallet.agree}
            </MainButton>
            <LinkButton type="button" onClick={close}>
              {m.wallet.cancel}
            </LinkButton>
          </Choices>
        </BankDialog>
      )}
    </>
  );
}

const WalletButton = styled(MainButton)`
  &,
  &:hover,
  &:active {
    border-color: #8b8f99;
    color: #fff;
    background: #14161c;
  }
`;

const Choices = styled.div`
  display: grid;
  gap: 20px;
  justify-items: center;
`;
