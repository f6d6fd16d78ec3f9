import { z } from 'zod';

import { listOf, text } from './fields.js';
import type { ContentProblem } from './content-error.js';

/** Prices change in the shop's database, so fixed texts must not name them. */
const prose = text.refine(
  (written) => !/\$\s?\d/.test(written),
  'must not name a price: the assistant takes prices from the shop',
);
const proses = listOf(prose);

const trigger = text.regex(
  /^[a-z0-9]+(?: [a-z0-9]+)*$/,
  'must be lowercase letters and digits with single spaces, without apostrophes: "dont want"',
);
const triggers = listOf(trigger);

const link = z.strictObject({
  label: text,
  href: text.regex(
    /^(?:\/[a-z0-9/-]*(?:#[a-z0-9-]+)?|https:\/\/\S+|tel:\d+|sms:\d+)$/,
    'must be a path of this site, or begin with https://, tel: or sms:',
  ),
});

const topic = z.strictObject({
  id: text.regex(/^[a-z0-9-]+$/, 'must be lowercase letters, digits, and hyphens'),
  /** `first` matches before other topics, `last` if no other topic matches. */
  rank: z.enum(['first', 'last']).optional(),
  /** The question about a book, if the visitor names one. */
  aspect: z.enum(['about', 'price', 'formats', 'length', 'sample', 'paperback']).optional(),
  triggers,
  text: proses,
  adds: z.enum(['books', 'coming', 'downloads', 'services']).optional(),
  books: z.array(text).optional(),
  links: z.array(link).optional(),
  offers: z.array(prose).optional(),
  handsOver: z.boolean('must be true or false, without quotation marks').optional(),
});

const book = z.strictObject({ names: triggers, needs: triggers, reason: prose });

/** `content/chat.json`: the chat assistant's answers and the phrases it recognizes. */
export const chatFile = z.strictObject({
  words: z.strictObject({
    title: text,
    note: prose,
    logLabel: text,
    youLabel: text,
    assistantLabel: text,
    fieldLabel: text,
    placeholder: text,
    sendLabel: text,
    closeLabel: text,
    startOverLabel: text,
    suggestionsLabel: text,
    offersLabel: text,
    writeLabel: text,
    writeNote: text,
    countText: text,
    priceText: text,
    comingText: text,
    awayText: text,
    sampleLabel: text,
    transcriptHeading: text,
    transcriptCutText: text,
  }),
  greeting: proses,
  suggestions: proses,
  replies: z.strictObject({
    recommend: prose,
    recommendTwo: prose,
    price: prose,
    editions: prose,
    comingPrice: prose,
    awayPrice: prose,
    formats: prose,
    pdfOnly: prose,
    length: prose,
    sample: prose,
    noSample: prose,
    paperback: prose,
    bookOffers: proses,
    unknown: proses,
    unknownOffers: z.array(prose).length(3, 'must be three things the assistant can do'),
    again: prose,
  }),
  topics: listOf(topic).refine(
    (topics) => new Set(topics.map(({ id }) => id)).size === topics.length,
    'must not use an id twice',
  ),
  books: z.record(text, book),
});

export type ChatFile = z.infer<typeof chatFile>;

const file = 'content/chat.json';

export function checkChat({ topics, books }: ChatFile, bookIds: readonly string[]): ContentProblem[] {
  const stranger = (id: string, key: string): ContentProblem[] =>
    bookIds.includes(id)
      ? []
      : [{ file, key, message: `names the book "${id}", but there is no folder content/books/${id}` }];
  return [
    ...Object.keys(books).flatMap((id) => stranger(id, `books.${id}`)),
    ...topics.flatMap((topic, at) =>
      (topic.books ?? []).flatMap((id, place) => stranger(id, `topics[${at}].books[${place}]`)),
    ),
  ];
}
