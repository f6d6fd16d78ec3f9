import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Appearance, Stripe } from '@stripe/stripe-js';
import { type ReactNode, type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { CardConfirmation, CardFieldsProps } from '../payment-provider.js';
import { outcomeOf } from './stripe-outcome.js';
import { readAppearance } from './stripe-appearance.js';

interface StripeCardFieldsProps extends CardFieldsProps {
  stripe: Stripe;
}

/** Stripe's own fields, in a frame of Stripe's: card numbers never pass through this site. */
export function StripeCardFields({ stripe, ref, ...props }: StripeCardFieldsProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [appearance, setAppearance] = useState<Appearance | null>(null);
  useLayoutEffect(() => {
    if (place.current) setAppearance(readAppearance(place.current));
  }, []);
  return (
    <div ref={place}>
      {appearance && (
        <Elements stripe={stripe} options={{ clientSecret: props.clientSecret, appearance }}>
          <PaymentFields {...props} cardRef={ref} />
        </Elements>
      )}
    </div>
  );
}

interface PaymentFieldsProps extends Omit<CardFieldsProps, 'ref'> {
  cardRef: Ref<CardConfirmation>;
}

function PaymentFields({ cardRef, billing, returnUrl, onReady, onBroken }: PaymentFieldsProps): ReactNode {
  const stripe = useStripe();
  const elements = useElements();

  useImperativeHandle(cardRef, () => ({
    confirm: async () => {
      if (!stripe || !elements) return { kind: 'incomplete' };
      const answer = await stripe.confirmPayment({
        elements,
        redirect: 'if_required',
        confirmParams: {
          return_url: returnUrl,
          payment_method_data: {
            billing_details: {
              ...(billing.name && { name: billing.name }),
              ...(billing.email && { email: billing.email }),
            },
          },
        },
      });
      return outcomeOf(answer);
    },
  }));

  return (
    <PaymentElement
      options={{ layout: 'tabs', defaultValues: { billingDetails: billing } }}
      onReady={onReady}
      onLoadError={onBroken}
    />
  );
}
