import type { Metadata } from './payment-method.js';

export interface Refund {
  id: string;
  object: 'refund';
  amount: number;
  balance_transaction: null;
  charge: string;
  created: number;
  currency: string;
  customer: null;
  customer_account: null;
  destination_details: { card: { reference_status: 'pending'; type: 'refund' }; type: 'card' };
  metadata: Metadata;
  payment_intent: string;
  payment_method: string;
  reason: 'duplicate' | 'fraudulent' | 'requested_by_customer' | null;
  receipt_number: null;
  source_transfer_reversal: null;
  /** Only while it is pending. */
  pending_reason?: 'processing';
  /** Only where it has failed. */
  failure_reason?: 'expired_or_canceled_card';
  status: 'pending' | 'succeeded' | 'failed';
  transfer_reversal: null;
}
