import { siteMoney } from '@lectern/catalogue';
import type { ContentProblem } from '@lectern/catalogue/values';
import { moneyExample } from '@lectern/money';

import { DomainError } from '../../platform/http/domain-error.js';
import { joinSentences } from '../../platform/http/sentences.js';

export const unknownBook = () => new DomainError('not-found', 'BOOKS.UNKNOWN', 'We can’t find this book.');

export const titleTaken = (title: string) => {
  const message = `You have a book called “${title}” already. Please choose another title.`;
  return new DomainError('conflict', 'BOOKS.TITLE_TAKEN', message, [{ field: 'title', message }]);
};

export const invalidBook = () =>
  new DomainError('unprocessable', 'BOOKS.INVALID', 'A text of this book is too long, or is no text at all.');

export const nothingToPublish = () =>
  new DomainError('conflict', 'BOOKS.UNCHANGED', 'There are no changes to publish.');

export const notPublished = () =>
  new DomainError('conflict', 'BOOKS.NOT_PUBLISHED', 'This book isn’t on your site.');

export const stillPublished = () =>
  new DomainError(
    'conflict',
    'BOOKS.STILL_PUBLISHED',
    'This book is on your site. Please take it down first.',
  );

export const inUse = () =>
  new DomainError(
    'conflict',
    'BOOKS.IN_USE',
    'Other parts of your site name this book, such as an event, a film or the book of the month. Please change them first.',
  );

const NO_PRICE = 'Please give the e-book a price: your site sells it.';

/** The first match decides. */
const SENTENCES: readonly (readonly [place: RegExp, message: RegExp, sentence: () => string])[] = [
  [/^title$/, /./, () => 'Please give the book a title.'],
  [/^cover$/, /library/, () => 'The cover is no longer among your pictures. Please choose another one.'],
  [/^cover$/, /./, () => 'The cover can’t be read as a picture. Please choose another one.'],
  [/isbn$/, /already has/, () => 'Another book has this ISBN.'],
  [/isbn$/, /typo/, () => 'This ISBN has a typo: its last digit doesn’t fit the others.'],
  [/isbn$/, /./, () => 'An ISBN has 13 digits and begins with 978 or 979.'],
  [/^editions.*price$/, /is missing|sells the book/, () => NO_PRICE],
  [/price$/, /./, () => `Please write the price like this: ${moneyExample(siteMoney)}.`],
  [/pages$/, /./, () => 'The number of pages is a whole number above 0.'],
  [/publishedOn$/, /./, () => 'Please choose a day.'],
  [/^editions.*label$/, /./, () => 'Each edition needs a name of its own.'],
  [/^retailers.*url$/, /./, () => 'The address of a store begins with https://.'],
  [/^retailers.*name$/, /./, () => 'Please name the store.'],
  [/^keywords/, /./, () => 'A keyword is there twice, or is empty.'],
  [/^category$/, /./, () => 'Please choose one of your categories.'],
  [/^series/, /./, () => 'Please give the series a name, and the book a whole number in it.'],
  [/^(?:direct|preOrder)/, /./, () => 'To sell the book here, add the edition “e-book” with its price.'],
  [
    /^sample$/,
    /./,
    () => 'The reading sample can’t be shown on your site. Please choose or type another one.',
  ],
  [/^path$/, /./, () => 'Your site has a page at this address already.'],
  [/^retailers.*format$/, /./, () => 'Please choose one of the editions of the book, or none.'],
  [/^palette/, /./, () => 'These colors can’t be read on each other. Please use the readable ones.'],
  [/^features.*title$/, /./, () => 'Please name what the reader gets, or remove the entry.'],
  [/^features.*text$/, /./, () => 'Please say a sentence about it, or remove the entry.'],
  [/^reviews.*name$/, /./, () => 'Please say who wrote the review.'],
  [/^reviews.*text$/, /./, () => 'Please write the words of the review, or remove it.'],
  [/^reviews.*source$/, /./, () => 'Please say where the review comes from.'],
  [/^sections.*link\.label$/, /./, () => 'Please write what its button says.'],
  [/^sections.*link\.path$/, /./, () => 'Please write an address of your site, such as /contact.'],
  [/^sections.*notice\.title$/, /./, () => 'Please give the notice a heading.'],
  [/^sections.*notice\.text$/, /./, () => 'Please write the text of the notice.'],
  [/^sections.*heading$/, /./, () => 'Please give it a heading.'],
  [/^sections\[\d+\]\.entries$/, /./, () => 'Please add at least one entry.'],
  [/^sections.*entries/, /./, () => 'Please fill in the entry, or remove it.'],
  [/^sections.*text$/, /./, () => 'Please write its text.'],
  [
    /^sections/,
    /./,
    () => 'The page needs one place to buy the book, and shows eight parts at most. Please hide one.',
  ],
];

/** Files with one field in the dashboard. */
const wholeFields: ReadonlyMap<string, string> = new Map([
  ['cover', 'cover'],
  ['sample.json', 'sample'],
]);

const sentenceOf = ({ field, message }: { field: string; message: string }): string =>
  SENTENCES.find(([place, about]) => place.test(field) && about.test(message))?.[2]() ??
  `The book can’t be published yet. “${field}” ${message}.`;

/**
 * A refusal of the shop at the field of the form that it is about.
 * @param edition place of the e-book, -1 without one, and whether it has a price
 */
export function unfitSale(refusal: DomainError, edition: { at: number; isPriced: boolean }): DomainError {
  const { kind, code } = refusal;
  const isLow = code === 'COMMERCE.PRICE_TOO_LOW';
  const message = isLow && !edition.isPriced ? NO_PRICE : refusal.message;
  const price = edition.at < 0 ? 'direct' : `editions[${edition.at}].price`;
  const fields = new Map([
    ['COMMERCE.MISSING_FILES', 'files'],
    ['COMMERCE.PRICE_TOO_LOW', price],
  ]);
  return new DomainError(kind, code, message, [{ field: fields.get(code) ?? 'sale', message }]);
}

/** All that has to change before a book is published, by field. */
export function unfitBook(id: string, problems: readonly ContentProblem[]): DomainError {
  const errors = problems.map(({ file, key, message }) => {
    const [, book, name] = /\/books\/([^/]+)\/(.+)$/.exec(file) ?? [];
    const ownField = wholeFields.get(name ?? '') ?? key;
    const field = book === id ? ownField : `${file} ${key}`.trim();
    return { field, message: sentenceOf({ field, message }) };
  });
  const text = joinSentences(errors.map(({ message }) => message));
  return new DomainError('unprocessable', 'BOOKS.UNFIT', text, errors);
}
