import { color, LinkButton, LockIcon, MainButton, SmallText, ErrorMessage } from '@lectern/widget-look';
import { type FormEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';

import { stallLimitMs } from '@lectern/widget-kit';
import type { CheckoutSession } from '../checkout-session.js';
import type { PaymentConfirmation, PaymentProvider } from '../payment/payment-provider.js';
import { returnUrl } from '../return-url.js';
import { Loading } from './loading.js';
import { StepHeading } from './step-heading.js';
import { SendLinks } from './send-links.js';
import { TotalLines } from './tax-parts.js';
import { WalletButtons } from './wallet-buttons.js';
import type { StepProps } from './step-props.js';
import * as m from '../messages.en.js';
import { priceText } from '../price-text.js';

export function PaymentStep({ state, session, options, takeFocus }: StepProps): ReactNode {
  const { provider, broken, breakDown, retry } = useProvider(session);
  const [ready, setReady] = useState(false);
  const card = useRef<PaymentConfirmation>(null);
  const button = useRef<HTMLButtonElement>(null);
  const busy = state.phase === 'paying';
  const { clientSecret, total } = state;
  const wallets = useMemo(
    () => (provider && clientSecret !== null ? provider.walletsOf(clientSecret) : null),
    [provider, clientSecret],
  );
  const fieldsReady = useCallback(() => setReady(true), []);

  // The provider's iframe may hang as well.
  const isWaiting = provider !== null && !ready && !broken;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(breakDown, stallLimitMs);
    return () => clearTimeout(timer);
  }, [isWaiting, breakDown]);

  // The disabled button lost the focus while busy; restore it.
  useEffect(() => {
    if (!busy && state.failure !== null && document.activeElement === document.body) button.current?.focus();
  }, [busy, state.failure]);

  const buttonLabel = options.law?.hasBindingButton ? m.payment.submit.binding : m.payment.submit.label;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (card.current) void session.pay(card.current);
  }

  return (
    <Form noValidate onSubmit={submit} aria-busy={busy}>
      {wallets && !broken && (
        <WalletButtons
          wallets={wallets}
          returnUrl={returnUrl(options, location.origin)}
          isBusy={busy}
          onAgreed={(wallet) => void session.pay(wallet)}
        />
      )}
      <StepHeading takeFocus={takeFocus}>{m.payment.heading}</StepHeading>
      <Buyer>
        {state.customer.email && (
          <span>
            {m.payment.buyer([state.customer.name, state.customer.email].filter(Boolean).join(', '))}
          </span>
        )}{' '}
        {options.layout !== 'payment-only' && (
          <LinkButton type="button" disabled={busy} onClick={session.startOver}>
            {m.actions.startOver}
          </LinkButton>
        )}
      </Buyer>
      {total && <TotalLines total={total} options={options} />}
      {provider && !broken && clientSecret !== null && (
        <provider.CardFields
          ref={card}
          clientSecret={clientSecret}
          billing={{ name: state.customer.name, email: state.customer.email }}
          returnUrl={returnUrl(options, location.origin)}
          onReady={fieldsReady}
          onBroken={breakDown}
        />
      )}
      {!ready && !broken && <Loading shape="card" />}
      <ErrorMessage>{broken ? m.payment.fieldsFailed : state.failure}</ErrorMessage>
      {broken ? (
        <MainButton type="button" onClick={retry}>
          {m.actions.tryAgain}
        </MainButton>
      ) : (
        <MainButton ref={button} type="submit" disabled={!ready || busy} aria-busy={busy}>
          {busy
            ? m.payment.submit.busy
            : buttonLabel(priceText(total?.totalCents ?? options.priceCents, options))}
        </MainButton>
      )}
      {(options.productType ?? 'ebook') === 'ebook' && state.customer.email && (
        <SendLinks session={session} email={state.customer.email} />
      )}
      <Reassurance>
        <LockIcon /> {m.promises.all}
      </Reassurance>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 20px;
`;

const Buyer = styled(SmallText)`
  margin-block-start: -12px;
`;

const Reassurance = styled(SmallText)`
  display: flex;
  gap: 10px;
  svg {
    flex: none;
    margin-block-start: 1px;
    color: ${color.accent};
  }
`;

interface LoadedProvider {
  provider: PaymentProvider | null;
  broken: boolean;
  breakDown(): void;
  retry(): void;
}

function useProvider(session: CheckoutSession): LoadedProvider {
  const [attempt, setAttempt] = useState(0);
  const [provider, setProvider] = useState<PaymentProvider | null>(null);
  const [broken, setBroken] = useState(false);

  useEffect(() => {
    let stale = false;
    session.provider().then(
      (loaded) => !stale && setProvider(loaded),
      () => !stale && setBroken(true),
    );
    return () => {
      stale = true;
    };
  }, [session, attempt]);

  const breakDown = useCallback(() => setBroken(true), []);
  const retry = useCallback(() => {
    setProvider(null);
    setBroken(false);
    setAttempt((count) => count + 1);
  }, []);
  return { provider, broken, breakDown, retry };
}
