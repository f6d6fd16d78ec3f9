import * as m from './messages.en.js';

export type CardBrand = 'Visa' | 'Mastercard' | 'American Express' | 'Discover' | 'Card';

interface BrandRule {
  brand: CardBrand;
  /** Leading digits, https://en.wikipedia.org/wiki/Payment_card_number#Issuer_identification_number_(IIN) */
  pattern: RegExp;
  lengths: readonly number[];
  groups: readonly number[];
  codeLength: number;
}

const rules: readonly BrandRule[] = [
  { brand: 'American Express', pattern: /^3[47]/, lengths: [15], groups: [4, 6, 5], codeLength: 4 },
  { brand: 'Visa', pattern: /^4/, lengths: [13, 16, 19], groups: [4, 4, 4, 4, 3], codeLength: 3 },
  { brand: 'Mastercard', pattern: /^(5[1-5]|2[2-7])/, lengths: [16], groups: [4, 4, 4, 4], codeLength: 3 },
  { brand: 'Discover', pattern: /^(6011|64[4-9]|65)/, lengths: [16], groups: [4, 4, 4, 4], codeLength: 3 },
];

const otherCards: BrandRule = {
  brand: 'Card',
  pattern: /^/,
  lengths: [12, 13, 14, 15, 16, 17, 18, 19],
  groups: [4, 4, 4, 4, 3],
  codeLength: 3,
};

function ruleFor(digits: string): BrandRule {
  return rules.find(({ pattern }) => pattern.test(digits)) ?? otherCards;
}

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

export function brandOf(number: string): CardBrand {
  return ruleFor(digitsOf(number)).brand;
}

export function codeLengthOf(number: string): number {
  return ruleFor(digitsOf(number)).codeLength;
}

/** `4242424242424242` → `4242 4242 4242 4242`. Drops other characters, and digits beyond the longest card. */
export function formatCardNumber(text: string): string {
  const { groups, lengths } = ruleFor(digitsOf(text));
  let rest = digitsOf(text).slice(0, Math.max(...lengths));
  const parts: string[] = [];
  for (const size of groups) {
    if (rest === '') break;
    parts.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return parts.join(' ');
}

/** Check digit of ISO/IEC 7812-1, annex B (Luhn). */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return digits !== '' && sum % 10 === 0;
}

export function cardNumberProblem(text: string): string | null {
  const digits = digitsOf(text);
  if (digits === '') return m.card.number.missing;
  const { lengths } = ruleFor(digits);
  if (digits.length < Math.min(...lengths)) return m.card.number.incomplete;
  if (!lengths.includes(digits.length) || !passesLuhn(digits)) return m.card.number.invalid;
  return null;
}
