import { defineEvent } from '../../platform/events/events.js';

export const refundAnswered = defineEvent<{ refundId: string; orderId: string }>('refund-answered');
