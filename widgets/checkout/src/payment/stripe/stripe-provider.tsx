import { loadStripe } from '@stripe/stripe-js/pure';
import { type CardFieldsProps, type PaymentProvider, standingOfStatus } from '../payment-provider.js';
import { StripeCardFields } from './stripe-card-fields.js';

/**
 * Stripe itself: its script is fetched from js.stripe.com only now, when a card is about to be asked for.
 *
 * @throws Error when the script cannot be loaded.
 */
export async function createStripeProvider(publishableKey: string): Promise<PaymentProvider> {
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error('Stripe’s script needs a browser.');
  return {
    CardFields: (props: CardFieldsProps) => <StripeCardFields {...props} stripe={stripe} />,
    standingOf: async (clientSecret) => {
      const { paymentIntent, error } = await stripe.retrievePaymentIntent(clientSecret);
      if (paymentIntent) return standingOfStatus(paymentIntent.status);
      if (error.type === 'invalid_request_error') return 'gone';
      throw new Error(error.message ?? error.type);
    },
  };
}
