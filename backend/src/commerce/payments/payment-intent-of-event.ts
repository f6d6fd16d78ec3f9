import type Stripe from 'stripe';

interface EventObject {
  object?: string;
  id?: string;
  payment_intent?: string | { id: string } | null;
}

/** The payment that an event is about, if it is about one: the intent itself, its charge, refund or dispute. */
export function paymentIntentOfEvent(event: Stripe.Event): string | null {
  const subject = event.data.object as EventObject;
  if (subject.object === 'payment_intent') return subject.id ?? null;
  const intent = subject.payment_intent;
  return (typeof intent === 'object' ? intent?.id : intent) ?? null;
}
