import { books as m } from '../messages.js';
import { say } from '../say.js';
import { currencyName } from '../shop.js';
import type { BookValues } from './book-values.js';
import { sectionName } from './section-name.js';

const labels: Readonly<Record<string, string>> = {
  ...{ title: m.form.title, subtitle: m.form.subtitle, summary: m.form.summary },
  ...{ description: m.form.description, category: m.form.category, keywords: m.form.keywords },
  ...{ seriesName: m.form.seriesName, files: m.files.title },
  ...{ cover: m.cover.title, coverAlt: m.cover.alt, palette: m.palette.title, sale: m.sale.title },
  ...{ editions: m.editions.title, sample: m.sample.title, sampleText: m.sample.title },
  ...{ sections: m.sections.title, headline: m.sections.headline, lead: m.sections.lead },
  ...{ includes: m.sections.includes, features: m.features.title, reviews: m.praise.title },
};

const editionLabels: Readonly<Record<string, string>> = {
  ...{ label: m.editions.label, pages: m.editions.pages, isbn: m.editions.isbn },
  ...{ price: say(m.editions.price, { currency: currencyName() }), publishedOn: m.editions.publishedOn },
};

/** Of a field such as `editions[0].price`. */
const stepsOf = (field: string) => {
  const [, list = field, at, name = ''] = /^(\w+)(?:\[(\d+)\](?:\.(\w+))?)?/.exec(field) ?? [];
  return { list, at: at === undefined ? undefined : Number(at), name };
};

const textOf = (field: string, { sections }: Pick<BookValues, 'sections'>): string | undefined => {
  const { list, at, name } = stepsOf(field);
  if (at === undefined) return labels[field];
  const number = { at: at + 1 };
  if (list === 'retailers') return say(m.stores.name, number);
  if (list === 'editions')
    return say(m.publish.missing.field, {
      ...{ place: say(m.editions.edition, number), field: editionLabels[name] ?? m.editions.format },
    });
  const section = list === 'sections' ? sections[at] : undefined;
  return section ? sectionName(section) : labels[list];
};

/** Names a field of the book for a list outside its form. Undefined if the form has no such field. */
export const placeText = (field: string, values: Pick<BookValues, 'sections'>): string | undefined =>
  textOf(field, values)?.replace(/ \*$/, '');
