import { describe, expect, it } from '@jest/globals';
import { isCompatible, rangeText } from './mount-contract.js';

const side = (contract: number, oldestContract = contract) => ({ contract, oldestContract });

describe('page and widget contracts', () => {
  it.each([
    ['of the same age', side(1), side(1)],
    ['when the widget is newer and still serves the page', side(1), side(2, 1)],
    ['when the page is newer and still serves the widget', side(3, 2), side(2)],
    ['when both know of more', side(4, 2), side(3, 1)],
  ])('are compatible %s', (_, page, widget) => {
    expect(isCompatible(page, widget)).toBe(true);
  });

  it.each([
    ['the widget has left the page behind', side(1), side(2)],
    ['the page has left the widget behind', side(3, 2), side(1)],
    ['both have', side(5, 4), side(3, 2)],
  ])('are incompatible when %s', (_, page, widget) => {
    expect(isCompatible(page, widget)).toBe(false);
  });

  it('state their supported versions', () => {
    expect([rangeText(side(1)), rangeText(side(3, 1))]).toEqual(['contract 1', 'contracts 1 to 3']);
  });
});
