/** Movement of the account's balance: https://docs.stripe.com/api/balance_transactions */
export interface BalanceTransaction {
  id: string;
  object: 'balance_transaction';
  amount: number;
  available_on: number;
  balance_type: 'payments';
  created: number;
  currency: string;
  description: string | null;
  exchange_rate: null;
  fee: number;
  fee_details: {
    amount: number;
    application: null;
    currency: string;
    description: string;
    type: 'stripe_fee';
  }[];
  net: number;
  reporting_category: 'charge';
  source: string;
  status: 'available' | 'pending';
  type: 'charge';
}
