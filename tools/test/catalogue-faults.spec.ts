import { describe, expect, it } from '@jest/globals';

import { catalogueFaults } from './catalogue-faults.js';

const english = {
  order: { title: 'Order {number}', empty: 'No orders yet, sorry' },
  files: { one: '{count} file', other: '{count} files' },
  label: (title: string) => `Buy ${title}`,
};
const german = {
  order: { title: 'Bestellung {number}', empty: 'Noch keine Bestellungen' },
  files: { one: '{count} Datei', other: '{count} Dateien' },
  label: (title: string) => `„${title}“ kaufen`,
};

describe('Faults of a translated catalogue', () => {
  it('finds none in a complete one', () => {
    expect(catalogueFaults(english, german)).toEqual([]);
  });

  it.each([
    ['a missing message', { ...german, order: { title: 'Bestellung {number}' } }, 'order.empty: is missing'],
    [
      'a message that English does not have',
      { ...german, more: 'Mehr' },
      'more: is not in the English catalogue',
    ],
    [
      'a missing placeholder',
      { ...german, order: { ...german.order, title: 'Bestellung' } },
      'order.title: has no placeholder instead of {number}',
    ],
    [
      'a value that its function does not use',
      { ...german, label: (_title: string) => 'Kaufen' },
      'label: has no placeholder instead of {value0}',
    ],
    [
      'an English text',
      { ...german, order: { ...german.order, empty: 'No orders yet, sorry' } },
      'order.empty: is not translated',
    ],
  ])('finds %s', (_what, translated, fault) => {
    expect(catalogueFaults(english, translated)).toEqual([fault]);
  });
});
