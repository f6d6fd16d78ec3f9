/** Meaning of a column. `note`: kept with the order. */
export const CUSTOMER_TARGETS = [
  'email',
  'otherEmail',
  'giftEmail',
  'name',
  'product',
  'date',
  'saleId',
  'refunded',
  'partialRefund',
  'disputed',
  'disputeWon',
  'revoked',
  'note',
  'ignore',
] as const;

export type CustomerTarget = (typeof CUSTOMER_TARGETS)[number];

export type CustomerMapping = Readonly<Record<string, CustomerTarget>>;

/** Targets that several columns may have. */
export const SHARED_TARGETS: readonly CustomerTarget[] = ['note', 'ignore'];

/** By column in lower case. Amounts are no revenue of this shop, and addresses are of no use here. */
const GUMROAD: CustomerMapping = {
  'purchase id': 'saleId',
  'item name': 'product',
  'buyer name': 'name',
  'purchase email': 'email',
  'buyer email': 'otherEmail',
  'giftee email': 'giftEmail',
  'purchase date': 'date',
  'fully refunded?': 'refunded',
  'partial refund ($)': 'partialRefund',
  'disputed?': 'disputed',
  'dispute won?': 'disputeWon',
  'access revoked?': 'revoked',
  'order number': 'note',
  'sale price ($)': 'note',
  'item price ($)': 'note',
  variants: 'note',
  'custom fields': 'note',
};

const GUESSES: readonly (readonly [RegExp, CustomerTarget])[] = [
  [/e-?mail/i, 'email'],
  [/^(order|purchase|sale|transaction|bestell\w*|auftrag\w*)[ _-]?(id|number|no|nr|nummer)?$/i, 'saleId'],
  [/refund|erstattet|storno/i, 'refunded'],
  [/product|item|produkt|artikel|titel|title/i, 'product'],
  [/date|datum|created|purchased/i, 'date'],
  [/^((full|buyer|customer)[ _-]?)?name$|^kunde$/i, 'name'],
];

export function sourceOf(columns: readonly string[]): 'gumroad' | 'csv' {
  const names = new Set(columns.map((column) => column.toLowerCase()));
  return ['item name', 'purchase email', 'buyer email'].every((mark) => names.has(mark)) ? 'gumroad' : 'csv';
}

export function proposeMapping(source: string, columns: readonly string[]): CustomerMapping {
  const isFull = columns.some((column) => column.toLowerCase() === 'fully refunded?');
  const used = new Set<CustomerTarget>();
  const entries = columns.map((column) => {
    const name = column.toLowerCase();
    // Also set after a partial refund, so it counts only in files without the other column.
    const isRefunded = source === 'gumroad' && name === 'refunded?' && !isFull;
    const own = Object.hasOwn(GUMROAD, name) ? GUMROAD[name] : undefined;
    const known = source === 'gumroad' ? (own ?? 'ignore') : undefined;
    const target = isRefunded
      ? 'refunded'
      : (known ?? GUESSES.find(([words]) => words.test(column))?.[1] ?? 'note');
    const isFree = SHARED_TARGETS.includes(target) || !used.has(target);
    used.add(target);
    return [column, isFree ? target : 'note'] as const;
  });
  return Object.fromEntries(entries);
}
