import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Appearance, ConfirmPaymentData, Stripe, StripeElements } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { radius } from '@lectern/ui/tokens';
import { isTimeout, withDeadline } from '@lectern/widget-kit';
import { type ReactNode, type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';

import {
  type PaymentConfirmation,
  type CardFieldsProps,
  type PaymentOutcome,
  type PaymentProvider,
  paymentStatusOf,
} from '../payment-provider.js';
import { outcomeOf } from './stripe-outcome.js';

/** Loads Stripe's script when a card is needed. @throws Error if it does not load in time */
export async function createStripeProvider(publishableKey: string): Promise<PaymentProvider> {
  const stripe = await withDeadline(loadStripe(publishableKey)).catch(giveUpScript);
  if (!stripe) throw new Error('Stripe’s script needs a browser.');
  return {
    CardFields: (props: CardFieldsProps) => <StripeCardFields {...props} stripe={stripe} />,
    walletsOf: (clientSecret) => {
      const elements = stripe.elements({
        clientSecret,
        appearance: { variables: { borderRadius: radius.small } },
      });
      return { elements, confirm: (returnUrl) => confirmWith(stripe, elements, { return_url: returnUrl }) };
    },
    statusOf: async (clientSecret) => {
      const { paymentIntent, error } = await withDeadline(stripe.retrievePaymentIntent(clientSecret));
      if (paymentIntent) return paymentStatusOf(paymentIntent.status);
      if (error.type === 'invalid_request_error') return 'gone';
      throw new Error(error.message ?? error.type);
    },
  };
}

/** Stops waiting for a hanging script, also in Stripe's loader, so that the next try loads it again. */
function giveUpScript(cause: unknown): never {
  if (isTimeout(cause))
    document.querySelector('script[src^="https://js.stripe.com/"]')?.dispatchEvent(new Event('error'));
  throw cause;
}

async function confirmWith(
  stripe: Stripe,
  elements: StripeElements,
  confirmParams: ConfirmPaymentData & { return_url: string },
): Promise<PaymentOutcome> {
  return outcomeOf(await stripe.confirmPayment({ elements, redirect: 'if_required', confirmParams }));
}

interface StripeCardFieldsProps extends CardFieldsProps {
  stripe: Stripe;
}

/** Stripe's own fields in Stripe's iframe: card numbers never pass through this site. */
function StripeCardFields({ stripe, ref, ...props }: StripeCardFieldsProps): ReactNode {
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
  cardRef: Ref<PaymentConfirmation>;
}

function PaymentFields({ cardRef, billing, returnUrl, onReady, onBroken }: PaymentFieldsProps): ReactNode {
  const stripe = useStripe();
  const elements = useElements();

  useImperativeHandle(cardRef, () => ({
    confirm: async () => {
      if (!stripe || !elements) return { kind: 'incomplete' };
      return confirmWith(stripe, elements, {
        return_url: returnUrl,
        payment_method_data: {
          billing_details: {
            ...(billing.name && { name: billing.name }),
            ...(billing.email && { email: billing.email }),
          },
        },
      });
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

/** Resolves a custom property to a color, because Stripe's iframe does not know our properties. */
function resolve(place: HTMLElement, property: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${property})`;
  place.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return toHex(color);
}

/** `color-mix` computes to notations that Stripe does not support; a canvas converts any color to bytes. */
function toHex(color: string): string {
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) return color;
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Styles for Stripe's iframe, from the page's tokens at this element and color scheme. */
function readAppearance(place: HTMLElement): Appearance {
  const colorOf = (name: string) => resolve(place, `--widget-color-${name}`);
  return {
    theme: 'flat',
    variables: {
      colorPrimary: colorOf('accent'),
      colorBackground: colorOf('surface'),
      colorText: colorOf('ink'),
      colorTextSecondary: colorOf('muted'),
      colorDanger: colorOf('danger'),
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: '16px',
      borderRadius: radius.small,
      spacingUnit: '4px',
    },
    rules: {
      '.Input': { border: `1px solid ${colorOf('edge')}`, padding: '12px 14px' },
      '.Input--invalid': { boxShadow: 'none', borderColor: colorOf('danger') },
      '.Label': { fontWeight: '500' },
    },
  };
}
