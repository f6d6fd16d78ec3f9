import { Field, Note, VisuallyHidden } from '@lectern/widget-look';
import { type ReactNode, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { styled } from 'styled-components';

import {
  type CardFieldsProps,
  type PaymentProvider,
  paymentStatusOf,
  type PaymentOutcome,
} from '../payment-provider.js';
import { type CardDetails, type CardField, cardProblems, emptyCard } from './card-details.js';
import { formatExpiry } from './card-expiry.js';
import { brandOf, codeLengthOf, digitsOf, formatCardNumber } from './card-number.js';
import { ChallengeDialog } from './challenge-dialog.js';
import { payWithSandbox } from './pay-with-sandbox.js';
import { createSandboxIntents, SandboxError, type SandboxIntents } from './sandbox-intents.js';
import { sandboxElements } from './test-wallet.js';
import * as m from './messages.en.js';

/** Test double of Stripe: our own card fields, and PaymentIntents of the local sandbox. */
export function createSandboxProvider(sandboxUrl: string): PaymentProvider {
  const intents = createSandboxIntents(sandboxUrl);
  return {
    CardFields: (props: CardFieldsProps) => <SandboxCardFields {...props} intents={intents} />,
    walletsOf: (clientSecret) => ({
      elements: sandboxElements,
      confirm: (returnUrl) => {
        const payment = {
          clientSecret,
          card: 'pm_card_visa',
          billing: { name: '', email: '' },
          returnUrl,
        } as const;
        // The wallet's owner has already agreed, so there is no challenge.
        return payWithSandbox(intents, payment, () => Promise.resolve('closed'));
      },
    }),
    statusOf: async (clientSecret) => {
      try {
        return paymentStatusOf((await intents.retrieve(clientSecret)).status);
      } catch (cause) {
        // The sandbox was reset and no longer has this payment.
        if (cause instanceof SandboxError && cause.type === 'invalid_request_error') return 'gone';
        throw cause;
      }
    },
  };
}

interface OpenChallenge {
  url: string;
  end(how: 'finished' | 'closed'): void;
}

interface SandboxCardFieldsProps extends CardFieldsProps {
  intents: SandboxIntents;
}

const problemsToday = (card: CardDetails) => cardProblems(card, new Date());

function SandboxCardFields({
  ref,
  intents,
  clientSecret,
  billing,
  returnUrl,
  onReady,
}: SandboxCardFieldsProps): ReactNode {
  const [card, setCard] = useState(emptyCard);
  const [problems, setProblems] = useState<Partial<Record<CardField, string>>>({});
  const [challenge, setChallenge] = useState<OpenChallenge | null>(null);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const hintId = useId();

  useEffect(() => onReady(), [onReady]);

  useImperativeHandle(ref, () => ({
    confirm: async (): Promise<PaymentOutcome> => {
      const found = problemsToday(card);
      setProblems(found);
      const [first] = Object.keys(found);
      if (first) {
        fieldset.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
        return { kind: 'incomplete' };
      }
      const ask = (url: string) =>
        new Promise<'finished' | 'closed'>((resolve) => setChallenge({ url, end: resolve }));
      try {
        return await payWithSandbox(intents, { clientSecret, card, billing, returnUrl }, ask);
      } finally {
        setChallenge(null);
      }
    },
  }));

  function change(field: CardField, value: string): void {
    const changed: CardDetails = { ...card, [field]: value };
    setCard(changed);
    // Clears an error as soon as it is fixed; new errors appear on blur only.
    if (problems[field] && !problemsToday(changed)[field]) setProblems({ ...problems, [field]: undefined });
  }

  function leave(field: CardField): void {
    if (card[field].trim() === '') return;
    setProblems({ ...problems, [field]: problemsToday(card)[field] });
  }

  const bind = (field: CardField) => ({
    name: field,
    value: card[field],
    error: problems[field],
    onBlur: () => leave(field),
  });

  return (
    <Fields ref={fieldset} aria-describedby={hintId}>
      <VisuallyHidden as="legend">{m.card.legend}</VisuallyHidden>
      <Field
        {...bind('number')}
        label={m.card.number.label}
        inputMode="numeric"
        autoComplete="cc-number"
        placeholder="1234 1234 1234 1234"
        aside={brandOf(card.number) === 'Card' ? undefined : brandOf(card.number)}
        onValue={(value) => change('number', formatCardNumber(value))}
      />
      <Row>
        <Field
          {...bind('expiry')}
          label={m.card.expiry.label}
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder={m.card.expiry.placeholder}
          onValue={(value) => change('expiry', formatExpiry(value, card.expiry))}
        />
        <Field
          {...bind('code')}
          label={m.card.code.label}
          inputMode="numeric"
          autoComplete="cc-csc"
          placeholder={codeLengthOf(card.number) === 4 ? '1234' : '123'}
          onValue={(value) => change('code', digitsOf(value).slice(0, codeLengthOf(card.number)))}
        />
        <Field
          {...bind('postalCode')}
          label={m.card.postalCode.label}
          inputMode="numeric"
          autoComplete="billing postal-code"
          placeholder={m.card.postalCode.placeholder}
          onValue={(value) => change('postalCode', value.slice(0, 10))}
        />
      </Row>
      <Note id={hintId}>
        {m.testCard.before} <Digits>4242 4242 4242 4242</Digits>
        {m.testCard.after}
      </Note>
      {challenge && <ChallengeDialog url={challenge.url} onEnd={challenge.end} />}
    </Fields>
  );
}

const Fields = styled.fieldset`
  display: grid;
  gap: 16px;
  margin: 0;
  padding: 0;
  border: 0;
  min-inline-size: 0;
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 16px;
  align-items: start;
  > :last-child {
    grid-column: 1 / -1;
  }
  @container widget (inline-size >= 27rem) {
    grid-template-columns: repeat(3, 1fr);
    > :last-child {
      grid-column: auto;
    }
  }
`;

const Digits = styled.strong`
  font-weight: 600;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;
