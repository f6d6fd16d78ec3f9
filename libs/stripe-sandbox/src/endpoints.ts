import { closeDispute, updateDispute } from './disputes/answer-dispute.js';
import { listDisputes, retrieveDispute } from './disputes/read-disputes.js';
import { listEvents, retrieveEvent } from './events/read-events.js';
import { cancelPaymentIntent } from './payments/cancel-payment-intent.js';
import { confirmInBrowser, confirmOnServer } from './payments/confirm-payment-intent.js';
import { createPaymentIntent } from './payments/create-payment-intent.js';
import { listCharges, retrieveCharge, retrievePaymentMethod } from './payments/read-charges.js';
import { listPaymentIntents, retrieveInBrowser, retrieveOnServer } from './payments/read-payment-intents.js';
import { updatePaymentIntent } from './payments/update-payment-intent.js';
import type { Audience } from './protocol/call.js';
import type { Endpoint } from './protocol/endpoint.js';
import { createRefund } from './refunds/create-refund.js';
import { listRefunds, retrieveRefund, updateRefund } from './refunds/read-refunds.js';

/** All that the sandbox answers, and to whom. Whatever is not here is an unrecognised URL. */
export const ENDPOINTS: Readonly<Record<Audience, readonly Endpoint[]>> = {
  server: [
    createPaymentIntent,
    retrieveOnServer,
    updatePaymentIntent,
    listPaymentIntents,
    confirmOnServer,
    cancelPaymentIntent,
    retrieveCharge,
    listCharges,
    retrievePaymentMethod,
    createRefund,
    retrieveRefund,
    updateRefund,
    listRefunds,
    retrieveDispute,
    listDisputes,
    updateDispute,
    closeDispute,
    retrieveEvent,
    listEvents,
  ],
  browser: [retrieveInBrowser, confirmInBrowser],
};
