/** Parts of a text that a place can hold; every place holds paragraphs, emphasis and links. */
export const FEATURES = [
  'heading',
  'list',
  'quotation',
  'note',
  'pullQuote',
  'picture',
  'table',
  'footnote',
  'separator',
  'bookCard',
  'newsletterBox',
] as const;

export type Feature = (typeof FEATURES)[number];

/** Nodes of a feature. */
export const nodesOfFeature: Record<Feature, readonly string[]> = {
  heading: ['heading'],
  list: ['bulletList', 'orderedList', 'listItem'],
  quotation: ['quotation', 'quoteSource'],
  note: ['note'],
  pullQuote: ['pullQuote'],
  picture: ['picture'],
  table: ['table', 'tableRow', 'tableHeader', 'tableCell'],
  footnote: ['footnoteReference', 'footnote'],
  separator: ['separator'],
  bookCard: ['bookCard'],
  newsletterBox: ['newsletterBox'],
};
