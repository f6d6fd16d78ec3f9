import type { AddedBook } from '@lectern/api-client/admin';
import { typedMoney } from '@lectern/money';

import { moneyFormat, typedPrice } from '../shop.js';
import { type PaletteValues, paletteValues } from './palette-values.js';
import {
  type Fields,
  fieldsOf,
  given,
  linesOf,
  listOf,
  type SectionValues,
  sectionsOf,
  textOf,
  textOfLines,
  writtenSections,
} from './section-values.js';

export interface EditionValues {
  format: string;
  label: string;
  price: string;
  pages: string;
  isbn: string;
  publishedOn: string;
}

export interface StoreValues {
  name: string;
  url: string;
  /** Label of the edition that it sells; empty for all. */
  format: string;
  price: string;
  /** Fields that the form does not show. */
  others: Record<string, unknown>;
}

export interface FeatureValues {
  title: string;
  text: string;
}

/** A review that is no buyer's. */
export interface PraiseValues {
  name: string;
  text: string;
  /** Stars; empty without. */
  rating: string;
  source: string;
}

export interface BookValues {
  title: string;
  subtitle: string;
  summary: string;
  description: string;
  category: string;
  /** Separated by commas. */
  keywords: string;
  seriesName: string;
  seriesNumber: string;
  cover: string | null;
  coverAlt: string;
  /** Null while it follows from the cover. */
  palette: PaletteValues | null;
  sale: AddedBook['sale'];
  editions: readonly EditionValues[];
  retailers: readonly StoreValues[];
  /** As `sample.json`. */
  sample: Record<string, unknown> | null;
  headline: string;
  lead: string;
  features: readonly FeatureValues[];
  /** Contents of the purchase, one a line. */
  includes: string;
  praise: readonly PraiseValues[];
  sections: readonly SectionValues[];
  sampleChapter: string;
  sampleText: string;
}

const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n[ \t]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

const textOfParagraphs = (value: unknown): string => listOf(value).map(textOf).join('\n\n');

const priceText = (price: unknown): string =>
  typeof price === 'number' ? typedMoney(price, moneyFormat()) : textOf(price);

const editionValues = (value: unknown): EditionValues => {
  const { format, label, price, pages, isbn, publishedOn } = fieldsOf(value);
  return {
    ...{ format: textOf(format), label: textOf(label), pages: textOf(pages) },
    ...{ isbn: textOf(isbn), publishedOn: textOf(publishedOn), price: priceText(price) },
  };
};

const storeValues = (value: unknown): StoreValues => {
  const { name, url, format, price, ...others } = fieldsOf(value);
  return {
    ...{ name: textOf(name), url: textOf(url), format: textOf(format) },
    ...{ price: priceText(price), others },
  };
};

const featureValues = (value: unknown): FeatureValues => {
  const { title, text } = fieldsOf(value);
  return { title: textOf(title), text: textOf(text) };
};

const praiseValues = (value: unknown): PraiseValues => {
  const { name, text, rating, source } = fieldsOf(value);
  return { name: textOf(name), text: textOf(text), rating: textOf(rating), source: textOf(source) };
};

export function valuesOf({ book, sales, sample, cover, sale }: AddedBook): BookValues {
  const series = fieldsOf(book['series']);
  const opening = fieldsOf(sales?.['opening']);
  return {
    ...{ title: textOf(book['title']), subtitle: textOf(book['subtitle']), summary: textOf(book['summary']) },
    description: textOfParagraphs(book['description']),
    category: textOf(book['category']),
    keywords: listOf(book['keywords']).map(textOf).join(', '),
    ...{ seriesName: textOf(series['name']), seriesNumber: textOf(series['number']) },
    ...{ cover, coverAlt: textOf(book['coverAlt']), palette: paletteValues(book['palette']) },
    ...{ sample, sale },
    editions: listOf(book['editions']).map(editionValues),
    retailers: listOf(book['retailers']).map(storeValues),
    ...{ headline: textOf(sales?.['headline']), lead: textOf(sales?.['lead']) },
    features: listOf(sales?.['features']).map(featureValues),
    includes: textOfLines(sales?.['includes']),
    praise: listOf(sales?.['reviews']).map(praiseValues),
    sections: sectionsOf(sales?.['sections']),
    ...{ sampleChapter: textOf(opening['chapter']), sampleText: textOfParagraphs(opening['paragraphs']) },
  };
}

/** Digits become a number; the server names any other text in its answer. */
const numberOf = (typed: string): number | string => (/^\d+$/.test(typed) ? Number(typed) : typed);

/** Text without a price in it is sent as it was typed; the server names it in its answer. */
const priceOf = (typed: string): number | string | undefined => {
  const written = typed.trim();
  return written === '' ? undefined : typedPrice(written) || written;
};

const editionOf = ({ format, label, price, pages, isbn, publishedOn }: EditionValues): Fields =>
  given({
    format,
    label: label.trim(),
    price: priceOf(price),
    pages: numberOf(pages.trim()),
    isbn: isbn.trim(),
    publishedOn,
  });

/** The form's fields replace those of the book; fields that the form does not show stay. */
function bookOf(values: BookValues, before: Fields): Fields {
  const { seriesName, seriesNumber } = values;
  const hasSeries = seriesName.trim() !== '' || seriesNumber.trim() !== '';
  const written = {
    ...{ title: values.title.trim(), subtitle: values.subtitle.trim(), summary: values.summary.trim() },
    ...{ category: values.category, coverAlt: values.coverAlt.trim() },
    palette: values.palette ?? undefined,
    description: paragraphsOf(values.description),
    keywords: values.keywords
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
    series: hasSeries ? given({ name: seriesName.trim(), number: numberOf(seriesNumber.trim()) }) : undefined,
    editions: values.editions.map(editionOf),
    retailers: values.retailers.map(({ name, url, format, price, others }) => ({
      ...others,
      ...given({ format, price: priceOf(price) }),
      ...{ name: name.trim(), url: url.trim() },
    })),
  };
  const others = Object.entries(before).filter(([name]) => !(name in written));
  return { ...Object.fromEntries(others), ...given(written) };
}

const praiseOf = ({ name, text, rating, source }: PraiseValues): Fields => ({
  ...{ name: name.trim(), text: text.trim(), source },
  ...given({ rating: numberOf(rating) }),
});

function salesOf(values: BookValues, before: Fields | null): Fields | null {
  const paragraphs = paragraphsOf(values.sampleText);
  const written = {
    ...{ headline: values.headline.trim(), lead: values.lead.trim(), includes: linesOf(values.includes) },
    features: values.features.map(({ title, text }) => ({ title: title.trim(), text: text.trim() })),
    reviews: values.praise.map(praiseOf),
    opening:
      paragraphs.length > 0
        ? { chapter: values.sampleChapter.trim() || values.title.trim(), paragraphs }
        : undefined,
    sections: writtenSections(values.sections),
  };
  const others = Object.entries(before ?? {}).filter(([name]) => !(name in written));
  const sales = { ...Object.fromEntries(others), ...given(written) };
  return Object.keys(sales).length > 0 ? sales : null;
}

export const writtenOf = (values: BookValues, { book, sales }: Pick<AddedBook, 'book' | 'sales'>) => ({
  book: bookOf(values, book),
  sales: salesOf(values, sales),
  ...{ sample: values.sample, cover: values.cover, sale: values.sale },
});

/** Fields that are not words. */
const silent = ['cover', 'palette', 'sample', 'sale', 'others', 'kind', 'look', 'isShown'];

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => (silent.includes(name) ? [] : textsIn(part)));
};

/** All words of the form, for comparing two versions. */
export const textOfBook = (values: BookValues): string => textsIn(values).join('\n');
