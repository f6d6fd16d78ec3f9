import { defineEvent } from '../../platform/events/events.js';

export const subscriptionConfirmed = defineEvent<{ email: string }>('subscription-confirmed');
