import { expiryProblem } from './card-expiry.js';
import { cardNumberProblem, codeLengthOf, digitsOf } from './card-number.js';
import * as m from './messages.en.js';

export interface CardDetails {
  number: string;
  expiry: string;
  code: string;
  postalCode: string;
}

export type CardField = keyof CardDetails;

export const emptyCard: CardDetails = { number: '', expiry: '', code: '', postalCode: '' };

function codeProblem(code: string, number: string): string | null {
  const expected = codeLengthOf(number);
  if (digitsOf(code) === '') return m.card.code.missing;
  return digitsOf(code).length === expected ? null : m.card.code.length(expected);
}

function postalCodeProblem(postalCode: string): string | null {
  if (postalCode.trim() === '') return m.card.postalCode.missing;
  return /^[\p{L}\d][\p{L}\d -]{2,9}$/u.test(postalCode.trim()) ? null : m.card.postalCode.invalid;
}

export function cardProblems(card: CardDetails, today: Date): Partial<Record<CardField, string>> {
  const found: Record<CardField, string | null> = {
    number: cardNumberProblem(card.number),
    expiry: expiryProblem(card.expiry, today),
    code: codeProblem(card.code, card.number),
    postalCode: postalCodeProblem(card.postalCode),
  };
  const problems: Partial<Record<CardField, string>> = {};
  for (const field of ['number', 'expiry', 'code', 'postalCode'] as const) {
    const problem = found[field];
    if (problem !== null) problems[field] = problem;
  }
  return problems;
}
