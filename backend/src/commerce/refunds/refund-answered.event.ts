import { defineEvent } from '../../platform/events/events.js';

/** Stripe has said what becomes of a refund that it was asked for. */
export const refundAnswered = defineEvent<{ refundId: string; orderId: string }>('refund-answered');
