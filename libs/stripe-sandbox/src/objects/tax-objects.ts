import type { Address, Metadata } from './payment-objects.js';

export type TaxabilityReason = 'not_collecting' | 'product_exempt' | 'standard_rated' | 'zero_rated';

interface CustomerDetails {
  address: Address;
  address_source: 'billing' | 'shipping';
  ip_address: null;
  tax_ids: [];
  taxability_override: 'none';
}

export interface TaxCalculation {
  id: string;
  object: 'tax.calculation';
  amount_total: number;
  currency: string;
  customer: null;
  customer_details: CustomerDetails;
  expires_at: number;
  livemode: false;
  ship_from_details: null;
  shipping_cost: null;
  tax_amount_exclusive: number;
  tax_amount_inclusive: number;
  tax_breakdown: {
    amount: number;
    inclusive: boolean;
    tax_rate_details: {
      country: string | null;
      flat_amount: null;
      percentage_decimal: string;
      rate_type: 'percentage' | null;
      state: string | null;
      tax_type: 'sales_tax' | 'vat' | null;
    };
    taxability_reason: TaxabilityReason;
    taxable_amount: number;
  }[];
  tax_date: number;
}

export interface TaxLineItem {
  id: string;
  object: 'tax.transaction_line_item';
  amount: number;
  amount_tax: number;
  livemode: false;
  metadata: Metadata;
  product: null;
  quantity: number;
  reference: string;
  reversal: { original_line_item: string } | null;
  tax_behavior: 'exclusive' | 'inclusive';
  tax_code: string;
  type: 'reversal' | 'transaction';
}

export interface TaxTransaction {
  id: string;
  object: 'tax.transaction';
  created: number;
  currency: string;
  customer: null;
  customer_details: CustomerDetails;
  livemode: false;
  metadata: Metadata;
  posted_at: number;
  reference: string;
  reversal: { original_transaction: string } | null;
  ship_from_details: null;
  shipping_cost: null;
  tax_date: number;
  type: 'reversal' | 'transaction';
}

export interface TaxSettings {
  object: 'tax.settings';
  defaults: { provider: 'stripe'; tax_behavior: null; tax_code: string };
  head_office: { address: Address };
  livemode: false;
  status: 'active';
  status_details: { active: Record<string, never> };
}
