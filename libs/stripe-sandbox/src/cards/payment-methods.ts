import { createHash } from 'node:crypto';
import { newId, nowInSeconds, type Transaction } from '../database/stored-objects.js';
import { mergeMetadata } from '../parameters/stripe-readers.js';
import { invalidRequest, noSuch } from '../protocol/refusal.js';
import type { Address, PaymentMethod } from '../objects/event.js';
import { recognizeCard, type typedCard } from './recognize-card.js';
import { testCardById, testCardByPaymentMethod, type TestCard } from './test-cards.js';

export interface Card {
  method: PaymentMethod;
  testCard: TestCard;
}

export type TypedCard = ReturnType<typeof typedCard.read>;

/** Stores a typed card without its number and security code. */
export async function addTypedCard(transaction: Transaction, typed: TypedCard): Promise<Card> {
  const { exp_month, exp_year, cvc } = typed.card;
  const testCard = recognizeCard(typed.card);
  const method = paymentMethodOf(testCard, {
    exp_month,
    exp_year: exp_year < 100 ? 2000 + exp_year : exp_year,
    cvc_check: cvc === undefined ? null : 'unchecked',
  });
  const { address, ...details } = typed.billing_details ?? {};
  method.billing_details = {
    ...method.billing_details,
    ...details,
    address: { ...method.billing_details.address, ...(address as Partial<Address> | undefined) },
  };
  if (address?.postal_code) method.card.checks.address_postal_code_check = 'unchecked';
  method.metadata = mergeMetadata({}, typed.metadata);
  return insert(transaction, method, testCard);
}

/**
 * Finds a payment method, or creates one from a ready-made id such as pm_card_visa.
 * @throws Refusal resource_missing; 400 for a used one, as without a customer it pays once
 */
export async function takePaymentMethod(transaction: Transaction, id: string): Promise<Card> {
  const ready = testCardByPaymentMethod(id);
  if (ready) {
    const exp_year = new Date().getUTCFullYear() + 1;
    return insert(
      transaction,
      paymentMethodOf(ready, { exp_month: 12, exp_year, cvc_check: 'unchecked' }),
      ready,
    );
  }
  const { rows } = await transaction.query<{ body: PaymentMethod; testCard: string; spent: boolean }>(
    `select body, test_card as "testCard", spent from stripe_sandbox.payment_methods where id = $1 for update`,
    [id],
  );
  const [row] = rows;
  const testCard = row && testCardById(row.testCard);
  if (!row || !testCard) throw noSuch('PaymentMethod', id, 'payment_method');
  if (!row.spent) return { method: row.body, testCard };
  throw invalidRequest(
    'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment and may not ' +
      'be used again.',
    { param: 'payment_method' },
  );
}

export async function spendPaymentMethod(transaction: Transaction, id: string): Promise<void> {
  await transaction.query('update stripe_sandbox.payment_methods set spent = true where id = $1', [id]);
}

async function insert(transaction: Transaction, method: PaymentMethod, testCard: TestCard): Promise<Card> {
  await transaction.query(
    'insert into stripe_sandbox.payment_methods (id, created, test_card, body) values ($1, $2, $3, $4)',
    [method.id, method.created, testCard.id, JSON.stringify(method)],
  );
  return { method, testCard };
}

interface Printed {
  exp_month: number;
  exp_year: number;
  cvc_check: 'unchecked' | null;
}

function paymentMethodOf(card: TestCard, { exp_month, exp_year, cvc_check }: Printed): PaymentMethod {
  const address = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };
  return {
    id: newId.paymentMethod(),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: { address, email: null, name: null, phone: null, tax_id: null },
    card: {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check },
      country: card.country ?? 'US',
      display_brand: card.brand === 'amex' ? 'american_express' : card.brand,
      exp_month,
      exp_year,
      fingerprint: createHash('sha256').update(card.number).digest('hex').slice(0, 16),
      funding: card.funding ?? 'credit',
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: card.brand === 'visa' || card.brand === 'mastercard' },
      wallet: null,
    },
    created: nowInSeconds(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}
