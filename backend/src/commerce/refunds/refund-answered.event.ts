import { defineEvent } from '../../platform/events/events.js';

/** Stripe has answered a requested refund. */
export const refundAnswered = defineEvent<{ refundId: string; orderId: string }>('refund-answered');
