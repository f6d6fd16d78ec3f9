import type { CheckoutOptions } from '@lectern/widget-kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { Card, Plain, Root, VisuallyHidden } from '@lectern/widget-look';
import type { CheckoutSession } from './checkout-session.js';
import { goodsWords, typeOf } from './goods.js';
import { type CheckoutState, hasDetails, type Phase, stepOf } from './checkout-state.js';
import { DetailsStep } from './steps/details-step.js';
import { DoneStep } from './steps/done-step.js';
import { Offer } from './steps/offer.js';
import { PaymentStep } from './steps/payment-step.js';
import { placeOf, Progress } from './steps/progress.js';
import { RestoringStep } from './steps/restoring-step.js';
import { StartingStep } from './steps/starting-step.js';
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

/** What a screen reader is told without being asked; the headings say the rest. */
function announcement({ phase, purchase }: CheckoutState, options: CheckoutOptions): string {
  const { announcement: ready, lastStep } = goodsWords(typeOf(purchase, options));
  if (phase === 'starting') return 'Preparing your payment.';
  if (phase === 'paying') return 'Your payment is being processed.';
  if (phase === 'collecting') return 'Payment received. One moment, please.';
  if (phase === 'done' && purchase?.status === 'ready') return ready;
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
    // The browser brought an old page back as it was: what it shows may have been paid since.
    const recheck = (event: PageTransitionEvent) => {
      if (event.persisted) void session.recheck();
    };
    window.addEventListener('pageshow', recheck);
    return () => window.removeEventListener('pageshow', recheck);
  }, [session]);

  const { onForm } = options;
  const canBuy = state.phase === 'details' && hasDetails(state.customer, options.productType);
  const isBusy = state.phase === 'starting' || state.phase === 'paying';
  useEffect(() => onForm?.({ canBuy, isBusy }), [onForm, canBuy, isBusy]);

  const paymentOnly = options.layout === 'payment-only';
  const Frame = paymentOnly ? Plain : Card;
  // The page has asked for name and address already; where a parcel goes is asked here.
  const asksNothing = paymentOnly && options.productType !== 'paperback';
  const Screen = asksNothing && step === 'details' ? StartingStep : screens[state.phase];
  const act = () => setActed(true);
  return (
    <Root onClickCapture={act} onSubmitCapture={act}>
      <Frame aria-label={`Buy ${options.productTitle}`}>
        {!paymentOnly && step !== 'done' && <Offer options={options} />}
        {!paymentOnly && <Progress step={step} lastStep={goodsWords(options.productType).lastStep} />}
        <Screen state={state} session={session} options={options} takeFocus={acted} />
      </Frame>
      <VisuallyHidden role="status">{announcement(state, options)}</VisuallyHidden>
    </Root>
  );
}
