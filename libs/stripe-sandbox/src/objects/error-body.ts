import type { PaymentMethod } from './payment-method.js';

/** The body of every error: https://docs.stripe.com/api/errors */
export interface ErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  code?: string;
  decline_code?: string;
  message: string;
  param?: string;
  doc_url?: string;
  charge?: string;
  payment_intent?: object;
  payment_method?: PaymentMethod;
}
