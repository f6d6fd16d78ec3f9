/** The four shops that every book’s page has a button for, as `retailers` of book.json names them. */
export const namedShops = {
  amazonUrl: 'Amazon',
  barnesNobleUrl: 'Barnes & Noble',
  koboUrl: 'Kobo',
  appleUrl: 'Apple Books',
} as const;
