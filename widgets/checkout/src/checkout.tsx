import type { CheckoutOptions, CheckoutStep } from '@lectern/widget-kit';
import { Card, Plain, VisuallyHidden, color, typeface } from '@lectern/widget-look';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useStore } from 'zustand';

import { Cover } from './cover.js';
import { hasAllDetails, type CheckoutSession } from './checkout-session.js';
import { type CheckoutState, isComplete, type Phase, stepOf } from './checkout-state.js';
import { goodsMessages, offerLine, typeOf } from './goods-type.js';
import * as m from './messages.en.js';
import { priceText } from './price-text.js';
import { Sheet } from './sheet.js';
import { DetailsStep } from './steps/details-step.js';
import { DoneStep } from './steps/done-step.js';
import { RestoringStep, StartingStep } from './steps/loading.js';
import { PaymentStep } from './steps/payment-step.js';
import type { StepProps } from './steps/step-props.js';

const screens: Record<Phase, (props: StepProps) => ReactNode> = {
  details: DetailsStep,
  starting: DetailsStep,
  restoring: RestoringStep,
  payment: PaymentStep,
  paying: PaymentStep,
  collecting: DoneStep,
  done: DoneStep,
};

/** Screen reader announcements; headings cover the rest. */
function announcement({ phase, purchase, total }: CheckoutState, options: CheckoutOptions): string {
  const { announcement: ready, lastStep } = goodsMessages(typeOf(purchase, options));
  if (phase === 'starting') return m.announcements.starting;
  if (phase === 'paying') return m.announcements.paying;
  if (phase === 'collecting') return m.announcements.collecting;
  if (phase === 'done' && purchase?.status === 'ready') return ready;
  if (phase === 'details' && total) return m.announcements.total(priceText(total.totalCents, options));
  return placeOf(stepOf(phase), lastStep);
}

interface CheckoutProps {
  session: CheckoutSession;
  options: CheckoutOptions;
}

export function Checkout({ session, options }: CheckoutProps): ReactNode {
  const state = useStore(session.store);
  const step = stepOf(state.phase);
  const [acted, setActed] = useState(false);
  const opened = useRef<CheckoutSession>(null);

  useEffect(() => {
    if (opened.current !== session) void session.open();
    opened.current = session;
    // The browser restored an old page from its cache: it may have been paid since.
    const recheck = (event: PageTransitionEvent) => {
      if (event.persisted) void session.recheck();
    };
    window.addEventListener('pageshow', recheck);
    return () => window.removeEventListener('pageshow', recheck);
  }, [session]);

  const { onForm } = options;
  const canBuy = state.phase === 'details' && isComplete(state, options);
  const isBusy = state.phase === 'starting' || state.phase === 'paying';
  useEffect(() => onForm?.({ canBuy, isBusy }), [onForm, canBuy, isBusy]);

  const paymentOnly = options.layout === 'payment-only';
  const Frame = paymentOnly ? Plain : Card;
  const Screen = hasAllDetails(options) && step === 'details' ? StartingStep : screens[state.phase];
  return (
    <Sheet
      step={step}
      // Never opens over the page without a click: a restored payment waits in place.
      rises={options.risesAsSheet === true && acted && step !== 'details'}
      onAct={() => setActed(true)}
    >
      <Frame aria-label={m.frame.label(options.productTitle)}>
        {!paymentOnly && step !== 'done' && <Offer options={options} />}
        {!paymentOnly && <Progress step={step} lastStep={goodsMessages(options.productType).lastStep} />}
        <Screen state={state} session={session} options={options} takeFocus={acted} />
      </Frame>
      <VisuallyHidden role="status">{announcement(state, options)}</VisuallyHidden>
    </Sheet>
  );
}

function Offer({ options }: { options: CheckoutOptions }): ReactNode {
  return (
    <Header $hasCover={options.book !== undefined}>
      {options.book && <Cover cover={options.book.cover} widthPx={96} />}
      <div>
        <Title>{options.productTitle}</Title>
        <Formats>{offerLine(options)}</Formats>
        <Price>
          <span>{priceText(options.priceCents, options)}</span>{' '}
          {options.addsTax && <small>{m.tax.plus}</small>}
        </Price>
        {options.law?.priceNote && <Formats>{options.law.priceNote}</Formats>}
      </div>
    </Header>
  );
}

const Header = styled.header<{ $hasCover: boolean }>`
  display: grid;
  grid-template-columns: ${({ $hasCover }) => ($hasCover ? 'minmax(64px, 96px) ' : '')} minmax(0, 1fr);
  align-items: center;
  gap: 20px;
`;

const Title = styled.p`
  margin: 0;
  font: 560 1.25rem/1.25 ${typeface.title};
  text-wrap: balance;
`;

const Formats = styled.p`
  margin: 4px 0 0;
  color: ${color.muted};
  font-size: 0.9375rem;
  font-weight: 500;
`;

const Price = styled.p`
  margin: 12px 0 0;
  font: 520 2.25rem/1 ${typeface.title};
  letter-spacing: -0.02em;
  small {
    color: ${color.muted};
    font: 500 0.9375rem/1 ${typeface.control};
    letter-spacing: normal;
  }
  @container widget (inline-size < 20rem) {
    font-size: 1.75rem;
  }
`;

function stepsTo(lastStep: string): readonly { step: CheckoutStep; name: string }[] {
  return [
    { step: 'details', name: m.details.title },
    { step: 'payment', name: m.payment.title },
    { step: 'done', name: lastStep },
  ];
}

function placeOf(step: CheckoutStep, lastStep: string): string {
  const steps = stepsTo(lastStep);
  const index = steps.findIndex((each) => each.step === step);
  return m.progress.step(index + 1, steps.length, steps[index]?.name ?? '');
}

function Progress({ step, lastStep }: { step: CheckoutStep; lastStep: string }): ReactNode {
  const steps = stepsTo(lastStep);
  const current = steps.findIndex((each) => each.step === step);
  return (
    <List aria-label={m.progress.label}>
      {steps.map(({ name }, index) => (
        <Item key={name} $reached={index <= current} aria-current={index === current ? 'step' : undefined}>
          {name}
        </Item>
      ))}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li<{ $reached: boolean }>`
  padding-block-start: 8px;
  border-block-start: 3px solid ${({ $reached }) => ($reached ? color.accent : color.line)};
  color: ${({ $reached }) => ($reached ? color.ink : color.muted)};
  font-size: 0.8125rem;
  font-weight: 500;
  line-height: 1.3;
  &[aria-current] {
    font-weight: 650;
  }
`;
