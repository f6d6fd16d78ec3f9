import { pictureLimitPixels } from '@lectern/catalogue/content';
import { localeOf } from '@lectern/locale';
import { formatMoney, minCharge, type MoneyFormat, moneyExample, parseMoney } from '@lectern/money';

import { MANY_LINES, ONE_LINE } from '../../platform/http/text-rules.js';
import type { BookAnswer, KeptFile } from '../draft.js';
import { defaultPrice, FORM_LIMITS, HIGHEST_PRICE, SETUP_PATH, TEXT_LIMITS } from '../first-run-rules.js';
import { FileField, TextArea, TextField } from '../form-fields.js';
import { filled, messagesIn } from '../messages.js';
import { addFiles } from './book-files.js';
import type { Answer, Asked, FieldsProps, Form, Question } from './question.js';

const MEGABYTES = FORM_LIMITS.fileBytes / 1_024 ** 2;
const MILLION = 1_000_000;

const emptyBook: BookAnswer = { title: '', description: '', price: '', cover: null, files: [] };

/** The last question, which may be skipped. */
export const book: Question = {
  step: 'book',
  valuesOf(asked) {
    const { title, description, price } = asked.draft.book ?? emptyBook;
    const format = formatOf(asked);
    return { title, description, price: price || formatMoney(defaultPrice(format.currency), format) };
  },
  read,
  Fields,
};

/** Notation of the site's prices. */
const formatOf = ({ draft }: Asked): MoneyFormat => ({
  currency: draft.currency ?? 'USD',
  locale: localeOf(draft.place?.language ?? 'en', draft.place?.country ?? 'US'),
});

const standardDescription = ({ draft, language }: Asked): string =>
  filled(messagesIn(language).book.standardDescription, { name: draft.you?.name ?? '' });

async function read({ values, files }: Form, asked: Asked): Promise<Answer> {
  if (values['skip'] !== undefined) return { draft: { book: null }, faults: {} };
  const { book: m } = messagesIn(asked.language);
  const before = withoutRemoved(asked.draft.book ?? emptyBook, values);
  const { answer, faults } = await addFiles(files, before, asked);
  const title = (values['title'] ?? '').trim();
  const description = (values['description'] ?? '').trim();
  if (!title || title.length > TEXT_LIMITS.title || !ONE_LINE.test(title))
    faults['title'] = filled(m.noTitle, { max: TEXT_LIMITS.title });
  if (description.length > TEXT_LIMITS.description || !MANY_LINES.test(description))
    faults['description'] = filled(m.longDescription, { max: TEXT_LIMITS.description });
  const price = readPrice(values['price'] ?? '', asked);
  if (typeof price !== 'number') faults['price'] = price.fault;
  const written = typeof price === 'number' ? formatMoney(price, formatOf(asked)) : '';
  return { draft: { book: { ...answer, title, description, price: written } }, faults };
}

function withoutRemoved(book: BookAnswer, values: Form['values']): BookAnswer {
  const isLeft = ({ fileName }: KeptFile) => values[removeName(fileName)] === undefined;
  const cover = book.cover && isLeft(book.cover) ? book.cover : null;
  return { ...book, cover, files: book.files.filter(isLeft) };
}

/** By the extension, which is unique among the files: names of fields are a to z only. */
const removeName = (fileName: string): string => `remove${fileName.replace(/^.*\./, '')}`;

function readPrice(text: string, asked: Asked): number | { fault: string } {
  const { book: m } = messagesIn(asked.language);
  const format = formatOf(asked);
  const least = minCharge(format.currency);
  try {
    const price = parseMoney(text, format);
    if (price <= 0) return { fault: filled(m.noPrice, { example: moneyExample(format) }) };
    if (price < least) return { fault: filled(m.lowPrice, { least: formatMoney(least, format) }) };
    if (price > HIGHEST_PRICE)
      return { fault: filled(m.highPrice, { most: formatMoney(HIGHEST_PRICE, format) }) };
    return price;
  } catch {
    return { fault: filled(m.noPrice, { example: moneyExample(format) }) };
  }
}

function Kept({ file: { name, fileName }, asked: { language } }: { file: KeptFile; asked: Asked }) {
  const { book: m } = messagesIn(language);
  return (
    <p className="kept">
      <span>{filled(m.kept, { name })}</span>
      <label>
        <input type="checkbox" name={removeName(fileName)} />
        {filled(m.remove, { name })}
      </label>
    </p>
  );
}

function Fields({ asked, values, faults }: FieldsProps) {
  const { book: m } = messagesIn(asked.language);
  const { cover = null, files = [] } = asked.draft.book ?? {};
  return (
    <>
      <TextField
        name="title"
        label={m.name}
        fault={faults['title']}
        defaultValue={values['title']}
        maxLength={TEXT_LIMITS.title}
      />
      <TextArea
        name="description"
        label={m.description}
        hint={filled(m.descriptionHint, { standard: standardDescription(asked) })}
        fault={faults['description']}
        defaultValue={values['description']}
        maxLength={TEXT_LIMITS.description}
      />
      <TextField
        name="price"
        label={m.price}
        hint={filled(m.priceHint, { example: moneyExample(formatOf(asked)) })}
        fault={faults['price']}
        defaultValue={values['price']}
      />
      <FileField
        name="cover"
        label={m.cover}
        hint={filled(m.coverHint, { megapixels: pictureLimitPixels / MILLION })}
        fault={faults['cover']}
        accept=".jpg,.jpeg,.png"
        kept={
          cover ? (
            <>
              <img className="cover" src={`${SETUP_PATH}/cover/${cover.fileName}`} alt={m.coverAlt} />
              <Kept file={cover} asked={asked} />
            </>
          ) : undefined
        }
      />
      <FileField
        name="book"
        label={m.files}
        hint={filled(m.filesHint, { megabytes: MEGABYTES })}
        fault={faults['book']}
        accept=".pdf,.epub"
        multiple
        kept={files.map((file) => (
          <Kept key={file.fileName} file={file} asked={asked} />
        ))}
      />
    </>
  );
}
