import { defineEvent } from '../../platform/events/events.js';

/** A reader confirmed a subscription to the newsletter. */
export const subscriptionConfirmed = defineEvent<{ email: string }>('subscription-confirmed');
