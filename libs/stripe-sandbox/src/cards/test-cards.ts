/**
 * Test cards as listed at https://docs.stripe.com/testing. To add a behavior, add a row.
 * `id` names a card in the database; `paymentMethods` are its ready-made ids in the API.
 */
export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'discover' | 'diners' | 'jcb' | 'unionpay';

export interface Decline {
  code: 'card_declined' | 'expired_card' | 'incorrect_cvc' | 'processing_error' | 'authentication_required';
  declineCode: string;
  message: string;
  /** Blocked by fraud rules, before the bank is asked. */
  blocked?: true;
}

export interface TestCard {
  id: string;
  number: string;
  brand: CardBrand;
  funding?: 'debit' | 'prepaid';
  country?: string;
  paymentMethods: readonly string[];
  /** The bank requires authentication (3-D Secure) first. */
  challenge?: true;
  decline?: Decline;
  /** The bank's reaction after a successful payment: see src/disputes/ */
  afterwards?: 'dispute-fraudulent' | 'dispute-not-received' | 'inquiry';
  /** The bank's reaction to a refund: slow, or returned after a while. See src/refunds/ */
  refunds?: 'pending' | 'failing';
}

const declined = (declineCode: string, message = 'Your card was declined.'): Decline => ({
  code: 'card_declined',
  declineCode,
  message,
});
const refused = (code: 'expired_card' | 'incorrect_cvc' | 'processing_error', message: string): Decline => ({
  code,
  declineCode: code,
  message,
});

const GENERIC = declined('generic_decline');
const INSUFFICIENT = declined('insufficient_funds', 'Your card has insufficient funds.');
const EXPIRED = refused('expired_card', 'Your card has expired.');
const WRONG_CVC = refused('incorrect_cvc', "Your card's security code is incorrect.");
const PROCESSING = refused(
  'processing_error',
  'An error occurred while processing your card. Try again in a little bit.',
);
const VELOCITY = declined(
  'card_velocity_exceeded',
  'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
);
const BLOCKED: Decline = { ...declined('fraudulent'), blocked: true };

const visa = (
  id: string,
  number: string,
  more: Partial<TestCard> & Pick<TestCard, 'paymentMethods'>,
): TestCard => ({
  id,
  number,
  brand: 'visa',
  ...more,
});

/** `pm_card_chargeDeclinedX` and `pm_card_visa_chargeDeclinedX` are aliases. */
const declineIds = (reason: string) => [
  `pm_card_chargeDeclined${reason}`,
  `pm_card_visa_chargeDeclined${reason}`,
];

export const TEST_CARDS: readonly TestCard[] = [
  visa('visa', '4242424242424242', { paymentMethods: ['pm_card_visa', 'pm_card_us'] }),
  visa('visa-debit', '4000056655665556', { funding: 'debit', paymentMethods: ['pm_card_visa_debit'] }),
  {
    id: 'mastercard',
    number: '5555555555554444',
    brand: 'mastercard',
    paymentMethods: ['pm_card_mastercard'],
  },
  { id: 'mastercard-2', number: '2223003122003222', brand: 'mastercard', paymentMethods: [] },
  {
    id: 'mastercard-debit',
    number: '5200828282828210',
    brand: 'mastercard',
    funding: 'debit',
    paymentMethods: ['pm_card_mastercard_debit'],
  },
  {
    id: 'mastercard-prepaid',
    number: '5105105105105100',
    brand: 'mastercard',
    funding: 'prepaid',
    paymentMethods: ['pm_card_mastercard_prepaid'],
  },
  { id: 'amex', number: '378282246310005', brand: 'amex', paymentMethods: ['pm_card_amex'] },
  { id: 'amex-2', number: '371449635398431', brand: 'amex', paymentMethods: [] },
  { id: 'discover', number: '6011111111111117', brand: 'discover', paymentMethods: ['pm_card_discover'] },
  { id: 'discover-2', number: '6011000990139424', brand: 'discover', paymentMethods: [] },
  { id: 'diners', number: '3056930009020004', brand: 'diners', paymentMethods: ['pm_card_diners'] },
  { id: 'diners-14', number: '36227206271667', brand: 'diners', paymentMethods: [] },
  { id: 'jcb', number: '3566002020360505', brand: 'jcb', country: 'JP', paymentMethods: ['pm_card_jcb'] },
  {
    id: 'unionpay',
    number: '6200000000000005',
    brand: 'unionpay',
    country: 'CN',
    paymentMethods: ['pm_card_unionpay'],
  },

  visa('declined', '4000000000000002', { decline: GENERIC, paymentMethods: declineIds('') }),
  visa('insufficient-funds', '4000000000009995', {
    decline: INSUFFICIENT,
    paymentMethods: declineIds('InsufficientFunds'),
  }),
  visa('lost-card', '4000000000009987', {
    decline: declined('lost_card'),
    paymentMethods: declineIds('LostCard'),
  }),
  visa('stolen-card', '4000000000009979', {
    decline: declined('stolen_card'),
    paymentMethods: declineIds('StolenCard'),
  }),
  visa('expired', '4000000000000069', { decline: EXPIRED, paymentMethods: declineIds('ExpiredCard') }),
  visa('incorrect-cvc', '4000000000000127', {
    decline: WRONG_CVC,
    paymentMethods: declineIds('IncorrectCvc'),
  }),
  visa('processing-error', '4000000000000119', {
    decline: PROCESSING,
    paymentMethods: declineIds('ProcessingError'),
  }),
  visa('velocity', '4000000000006975', {
    decline: VELOCITY,
    paymentMethods: declineIds('VelocityLimitExceeded'),
  }),
  visa('declined-when-charged', '4000000000000341', {
    decline: GENERIC,
    paymentMethods: ['pm_card_chargeCustomerFail'],
  }),
  visa('always-blocked', '4100000000000019', {
    decline: BLOCKED,
    paymentMethods: ['pm_card_radarBlock', 'pm_card_chargeDeclinedFraudulent'],
  }),

  visa('3ds-unless-set-up', '4000002500003155', {
    challenge: true,
    country: 'FR',
    paymentMethods: ['pm_card_authenticationRequiredOnSetup'],
  }),
  visa('3ds-always', '4000002760003184', {
    challenge: true,
    country: 'DE',
    paymentMethods: ['pm_card_authenticationRequired'],
  }),
  visa('3ds-set-up', '4000003800000446', {
    challenge: true,
    country: 'IT',
    paymentMethods: ['pm_card_authenticationRequiredSetupForOffSession'],
  }),
  visa('3ds-insufficient-funds', '4000008260003178', {
    challenge: true,
    decline: INSUFFICIENT,
    country: 'GB',
    paymentMethods: ['pm_card_authenticationRequiredChargeDeclinedInsufficientFunds'],
  }),
  visa('3ds-required', '4000000000003220', {
    challenge: true,
    country: 'IE',
    paymentMethods: ['pm_card_threeDSecure2Required', 'pm_card_threeDSecureRequired'],
  }),
  visa('3ds-required-declined', '4000008400001629', {
    challenge: true,
    decline: GENERIC,
    paymentMethods: ['pm_card_threeDSecureRequiredChargeDeclined'],
  }),
  visa('3ds-optional', '4000000000003055', { paymentMethods: ['pm_card_threeDSecureOptional'] }),

  visa('dispute', '4000000000000259', {
    afterwards: 'dispute-fraudulent',
    paymentMethods: ['pm_card_createDispute'],
  }),
  visa('dispute-not-received', '4000000000002685', {
    afterwards: 'dispute-not-received',
    paymentMethods: ['pm_card_createDisputeProductNotReceived'],
  }),
  visa('inquiry', '4000000000001976', {
    afterwards: 'inquiry',
    paymentMethods: ['pm_card_createDisputeInquiry'],
  }),

  visa('refund-pending', '4000000000007726', {
    refunds: 'pending',
    paymentMethods: ['pm_card_pendingRefund'],
  }),
  visa('refund-failing', '4000000000005126', {
    refunds: 'failing',
    paymentMethods: ['pm_card_refundFail'],
  }),
];

const byId = new Map(TEST_CARDS.map((card) => [card.id, card]));
const byNumber = new Map(TEST_CARDS.map((card) => [card.number, card]));
const byPaymentMethod = new Map(
  TEST_CARDS.flatMap((card) => card.paymentMethods.map((id) => [id, card] as const)),
);

export const testCardById = (id: string): TestCard | undefined => byId.get(id);
export const testCardByNumber = (number: string): TestCard | undefined => byNumber.get(number);
export const testCardByPaymentMethod = (id: string): TestCard | undefined => byPaymentMethod.get(id);
