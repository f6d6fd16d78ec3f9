import type { BookCategory } from '@lectern/api-client/admin';
import { Field, FieldError, type FieldErrors, Form, RadioField, Select, TextArea } from '@lectern/ui/kit';
import { useState } from 'react';
import { styled } from 'styled-components';

import { FieldRow, Panel, Stack } from '../components/index.js';
import { books as m } from '../messages.js';
import { PicturePicker } from '../pictures/picture-picker.js';
import { FormStatus, type SavedForm, SavingNotices } from '../saving/index.js';
import { type BookValues, type EditionValues, textOfBook } from './book-values.js';
import { CoverField } from './cover-field.js';
import { EditionFields } from './edition-fields.js';
import { PaletteField } from './palette-field.js';
import { PageSections } from './page-sections.js';
import { SampleField } from './sample-field.js';
import { StoreFields } from './store-fields.js';

const Sheet = styled(Form)`
  gap: var(--space-3);
`;

const Part = styled(Panel)`
  h2 {
    margin-bottom: var(--space-2);
    font-size: 1.25rem;
  }
`;

const sales = (['here', 'announced', 'elsewhere'] as const).map(
  (sale) => [sale, m.sale.options[sale].label, m.sale.options[sale].hint] as const,
);

const editionNames = (editions: readonly EditionValues[], labels: Readonly<Record<string, string>>) =>
  editions.map(({ format, label }) => label.trim() || (labels[format] ?? format));

interface BookFormProps {
  form: SavedForm<BookValues>;
  /** Also of the last attempt to publish. */
  errors: FieldErrors;
  categories: readonly BookCategory[];
  bookId: string;
  /** Undefined without one. */
  epub: string | undefined;
  /** Of the site, by format. */
  editionLabels: Readonly<Record<string, string>>;
}

export function BookForm({ form, errors, categories, bookId, epub, editionLabels }: BookFormProps) {
  const { values, isBusy, saving, change } = form;
  const [isPicking, setIsPicking] = useState(false);
  const field = (name: keyof BookValues & string) => ({
    ...form.field(name),
    error: errors[name] ?? null,
    disabled: isBusy,
  });
  const choices: [string, string][] = [
    ['', m.form.noCategory],
    ...categories.map(({ id, label }): [string, string] => [id, label]),
  ];
  const sheet = (
    <Sheet
      label={m.form.label}
      state={{ ...form, errors }}
      submit={m.form.submit}
      busy={m.form.busy}
      isIdle={!form.isChanged || saving.theirs !== null}
      more={<FormStatus form={form} />}
    >
      <SavingNotices saving={saving} textOf={textOfBook} />
      <Part aria-label={m.form.label}>
        <Stack>
          <Field label={m.form.title} maxLength={200} {...field('title')} />
          <Field label={m.form.subtitle} maxLength={200} {...field('subtitle')} />
          <TextArea label={m.form.summary} hint={m.form.summaryHint} rows={3} {...field('summary')} />
          <TextArea label={m.form.description} hint={m.form.descriptionHint} {...field('description')} />
          <FieldRow>
            {categories.length > 0 ? (
              <Select
                label={m.form.category}
                name="category"
                value={values.category}
                options={choices}
                error={errors['category'] ?? null}
                disabled={isBusy}
                onValue={(category) => change({ category })}
              />
            ) : null}
            <Field label={m.form.seriesName} maxLength={120} {...field('seriesName')} />
            <Field label={m.form.seriesNumber} inputMode="numeric" {...field('seriesNumber')} />
          </FieldRow>
          <Field label={m.form.keywords} hint={m.form.keywordsHint} {...field('keywords')} />
        </Stack>
      </Part>
      <Part aria-label={m.cover.title}>
        <h2>{m.cover.title}</h2>
        <Stack>
          <CoverField
            cover={values.cover}
            alt={values.coverAlt}
            disabled={isBusy}
            error={errors['cover'] ?? null}
            onChange={change}
            onPick={() => setIsPicking(true)}
          />
          <PaletteField
            bookId={bookId}
            palette={values.palette}
            cover={values.cover}
            disabled={isBusy}
            error={errors['palette'] ?? null}
            onPalette={(palette) => change({ palette })}
          />
        </Stack>
      </Part>
      <Part aria-label={m.sale.title}>
        <h2>{m.sale.title}</h2>
        <Stack $gap={3}>
          <div data-field="sale" tabIndex={-1}>
            <RadioField
              label={m.sale.label}
              options={sales}
              value={values.sale}
              disabled={isBusy}
              onValue={(sale) => change({ sale })}
            />
            {errors['sale'] ? <FieldError>{errors['sale']}</FieldError> : null}
          </div>
          <section aria-label={m.editions.title}>
            <h2>{m.editions.title}</h2>
            <EditionFields
              editions={values.editions}
              errors={errors}
              disabled={isBusy}
              onChange={(editions) => change({ editions })}
            />
          </section>
          <section aria-label={m.stores.title}>
            <h2>{m.stores.title}</h2>
            <StoreFields
              stores={values.retailers}
              editions={editionNames(values.editions, editionLabels)}
              errors={errors}
              disabled={isBusy}
              onChange={(retailers) => change({ retailers })}
            />
          </section>
        </Stack>
      </Part>
      <Part aria-label={m.sample.title}>
        <h2>{m.sample.title}</h2>
        <Stack $gap={3}>
          <SampleField
            bookId={bookId}
            epub={epub}
            sample={values.sample}
            disabled={isBusy}
            error={errors['sample'] ?? null}
            onChange={(sample) => change({ sample: sample && { ...sample } })}
          />
          <Field label={m.sample.chapter} maxLength={200} {...field('sampleChapter')} />
          <TextArea
            label={m.sample.text}
            hint={values.sample ? m.sample.openingHint : m.sample.hint}
            {...field('sampleText')}
          />
        </Stack>
      </Part>
      <Part aria-label={m.sections.title}>
        <h2>{m.sections.title}</h2>
        <PageSections values={values} state={{ errors, disabled: isBusy }} onBook={change} />
      </Part>
    </Sheet>
  );
  return (
    <>
      {sheet}
      {isPicking ? (
        <PicturePicker
          onPick={({ id, alt }) => {
            change({ cover: id, palette: null, ...(values.coverAlt ? {} : { coverAlt: alt }) });
            setIsPicking(false);
          }}
          onCancel={() => setIsPicking(false)}
        />
      ) : null}
    </>
  );
}
