import { closeDispute, listDisputes, retrieveDispute, updateDispute } from './disputes/dispute-endpoints.js';
import { listEvents, retrieveEvent } from './events/read-events.js';
import { cancelPaymentIntent, updatePaymentIntent } from './payments/update-payment-intent.js';
import { confirmInBrowser, confirmOnServer } from './payments/confirm-payment-intent.js';
import { retrieveBalanceTransaction } from './payments/balance-transactions.js';
import { createPaymentIntent } from './payments/payment-intents.js';
import {
  listCharges,
  listPaymentIntents,
  retrieveCharge,
  retrieveInBrowser,
  retrieveOnServer,
  retrievePaymentMethod,
} from './payments/read-payments.js';
import type { Audience, Endpoint } from './protocol/endpoint.js';
import { createTaxCalculation, retrieveTaxCalculation } from './tax/tax-calculations.js';
import {
  createTaxReversal,
  createTaxTransaction,
  listTaxTransactionLines,
  retrieveTaxSettings,
  retrieveTaxTransaction,
} from './tax/tax-transactions.js';
import { createRefund, listRefunds, retrieveRefund, updateRefund } from './refunds/refund-endpoints.js';

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
    retrieveBalanceTransaction,
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
    createTaxCalculation,
    retrieveTaxCalculation,
    createTaxTransaction,
    createTaxReversal,
    listTaxTransactionLines,
    retrieveTaxTransaction,
    retrieveTaxSettings,
  ],
  browser: [retrieveInBrowser, confirmInBrowser],
};
