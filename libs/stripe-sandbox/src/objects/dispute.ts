import type { Metadata } from './payment-objects.js';

export type DisputeStatus =
  | 'needs_response'
  | 'under_review'
  | 'won'
  | 'lost'
  | 'warning_needs_response'
  | 'warning_under_review'
  | 'warning_closed';

/** Text evidence. File evidence is always empty: the sandbox takes no uploads. */
export const EVIDENCE_TEXTS = [
  'access_activity_log',
  'billing_address',
  'cancellation_policy_disclosure',
  'cancellation_rebuttal',
  'customer_email_address',
  'customer_name',
  'customer_purchase_ip',
  'duplicate_charge_explanation',
  'duplicate_charge_id',
  'product_description',
  'refund_policy_disclosure',
  'refund_refusal_explanation',
  'service_date',
  'shipping_address',
  'shipping_carrier',
  'shipping_date',
  'shipping_tracking_number',
  'uncategorized_text',
] as const;

export const EVIDENCE_FILES = [
  'cancellation_policy',
  'customer_communication',
  'customer_signature',
  'duplicate_charge_documentation',
  'receipt',
  'refund_policy',
  'service_documentation',
  'shipping_documentation',
  'uncategorized_file',
] as const;

export type EvidenceText = (typeof EVIDENCE_TEXTS)[number];
export type EvidenceFile = (typeof EVIDENCE_FILES)[number];

export interface Dispute {
  id: string;
  object: 'dispute';
  amount: number;
  balance_transactions: never[];
  charge: string;
  created: number;
  currency: string;
  enhanced_eligibility_types: never[];
  evidence: Record<EvidenceText, string | null> &
    Record<EvidenceFile, null> & { enhanced_evidence: Record<string, never> };
  evidence_details: {
    due_by: number | null;
    enhanced_eligibility: Record<string, never>;
    has_evidence: boolean;
    past_due: boolean;
    submission_count: number;
    submission_method: 'manual' | 'not_submitted';
  };
  intended_submission_method: null;
  is_charge_refundable: boolean;
  livemode: false;
  metadata: Metadata;
  network_reason_code: string;
  payment_intent: string;
  payment_method_details: {
    card: {
      brand: string;
      case_type: 'chargeback' | 'inquiry';
      network: string;
      network_reason_code: string;
    };
    type: 'card';
  };
  reason: 'fraudulent' | 'product_not_received';
  status: DisputeStatus;
}
