import { findObject, newId, nowInSeconds } from '../database/stored-objects.js';
import type { BalanceTransaction } from '../objects/balance-transaction.js';
import type { Charge } from '../objects/payment-objects.js';
import { endpoint, ok } from '../protocol/endpoint.js';
import { noSuch } from '../protocol/refusal.js';

/** Stripe's standard card fee in the United States: https://stripe.com/pricing */
const FEE_PERCENT = 2.9;
const FIXED_FEE = 30;

/** Payouts take two days for most accounts in the United States. */
const AVAILABLE_AFTER_S = 2 * 24 * 60 * 60;

/** @returns the fee in the currency's smallest unit */
export const cardFee = (amount: number): number => Math.round((amount * FEE_PERCENT) / 100) + FIXED_FEE;

export function balanceTransactionOf(
  charge: Pick<Charge, 'id' | 'amount' | 'currency' | 'description'>,
): BalanceTransaction {
  const { id: source, amount, currency, description } = charge;
  const fee = cardFee(amount);
  const created = nowInSeconds();
  return {
    id: newId.balanceTransaction(),
    object: 'balance_transaction',
    amount,
    available_on: created + AVAILABLE_AFTER_S,
    balance_type: 'payments',
    created,
    currency,
    description,
    exchange_rate: null,
    fee,
    fee_details: [
      {
        amount: fee,
        application: null,
        currency,
        description: 'Stripe processing fees',
        type: 'stripe_fee',
      },
    ],
    net: amount - fee,
    reporting_category: 'charge',
    source,
    status: 'pending',
    type: 'charge',
  };
}

export const retrieveBalanceTransaction = endpoint({
  method: 'GET',
  path: '/v1/balance_transactions/:id',
  parameters: {},
  async execute({ transaction }, _values, id) {
    const found = await findObject(transaction, 'balance_transactions', id);
    if (!found) throw noSuch('balance transaction', id, 'id');
    const isAvailable = found.available_on <= nowInSeconds();
    return ok({ ...found, status: isAvailable ? 'available' : 'pending' });
  },
});
