import { formatCents } from '@lectern/money';
import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { color, LinkButton, LockIcon, MainButton, SmallText, Trouble } from '@lectern/widget-look';
import type { CardConfirmation } from '../payment/payment-provider.js';
import { labels } from '../words.js';
import { Loading } from './loading.js';
import { returnUrl } from '../return-url.js';
import { StepHeading } from './step-heading.js';
import type { StepProps } from './step-props.js';
import { useProvider } from './use-provider.js';

const formBroken = 'The card form could not be loaded. Please check your connection.';

/** The card, and the button that sends it. */
export function PaymentStep({ state, session, options, takeFocus }: StepProps): ReactNode {
  const { provider, broken, breakDown, retry } = useProvider(session);
  const [ready, setReady] = useState(false);
  const card = useRef<CardConfirmation>(null);
  const button = useRef<HTMLButtonElement>(null);
  const busy = state.phase === 'paying';
  const fieldsReady = useCallback(() => setReady(true), []);

  // While busy the button is disabled and lost the focus; afterwards the buyer goes on where they were.
  useEffect(() => {
    if (!busy && state.trouble !== null && document.activeElement === document.body) button.current?.focus();
  }, [busy, state.trouble]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (card.current) void session.pay(card.current);
  }

  return (
    <Form noValidate onSubmit={submit} aria-busy={busy}>
      <StepHeading takeFocus={takeFocus}>Pay by card</StepHeading>
      <Buyer>
        {state.customer.email && (
          <span>For {[state.customer.name, state.customer.email].filter(Boolean).join(', ')}.</span>
        )}{' '}
        {options.layout !== 'payment-only' && (
          <LinkButton type="button" disabled={busy} onClick={session.startOver}>
            Start over
          </LinkButton>
        )}
      </Buyer>
      {provider && !broken && state.clientSecret !== null && (
        <provider.CardFields
          ref={card}
          clientSecret={state.clientSecret}
          billing={{ name: state.customer.name, email: state.customer.email }}
          returnUrl={returnUrl(options, location.origin)}
          onReady={fieldsReady}
          onBroken={breakDown}
        />
      )}
      {!ready && !broken && <Loading shape="card" />}
      <Trouble>{broken ? formBroken : state.trouble}</Trouble>
      {broken ? (
        <MainButton type="button" onClick={retry}>
          Try again
        </MainButton>
      ) : (
        <MainButton ref={button} type="submit" disabled={!ready || busy} aria-busy={busy}>
          {busy ? labels.paying : `Pay ${formatCents(options.priceCents)}`}
        </MainButton>
      )}
      <Reassurance>
        <LockIcon /> Secure payment processing. 30-day money-back guarantee.
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
