import type { AdminProduct, PastBuyers } from '@lectern/api-client/admin';
import { selectCss } from '@lectern/ui';
import { Form, RadioField, TextArea, VisuallyHidden } from '@lectern/ui/kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { showSuccess } from '../components/index.js';
import { products as m } from '../messages.js';
import { FormStatus, SavingNotices, unsent, useSavedForm } from '../saving/index.js';
import { counted, say, sayIn } from '../say.js';
import { FilePicker, UploadProgress, useUpload } from './file-picker.js';
import { firstPlaceFor } from './product-words.js';
import { cacheProduct, editionCopy } from './products-data.js';
import { publishEdition, type SoldFile } from './send-files.js';

const Sheet = styled(Form)`
  gap: var(--space-3);
  margin-top: var(--space-3);
  padding-top: var(--space-3);
  border-top: 1px solid var(--color-line);
  h3 {
    font-size: 1.0625rem;
  }
`;

const Place = styled.label`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1);
  font-size: 0.9375rem;
  select {
    ${selectCss}
    width: auto;
    max-width: 100%;
    font: inherit;
  }
`;

interface EditionFormProps {
  product: AdminProduct;
  onClose: () => void;
}

interface NewEdition {
  note: string;
  pastBuyers: PastBuyers;
}

const newEdition = ({ soldCount }: AdminProduct) =>
  unsent<NewEdition>({ note: '', pastBuyers: soldCount > 0 ? 'told' : 'served' });

type PlacedFile = SoldFile & { replaces: string };

export function EditionForm({ product, onClose }: EditionFormProps) {
  const { upload, share, cancel } = useUpload();
  // Too large for a copy in this browser.
  const [files, setFiles] = useState<PlacedFile[]>([]);
  const [fresh] = useState(() => newEdition(product));
  const state = useSavedForm({
    name: editionCopy(product.id),
    saved: fresh,
    savedOf: () => fresh,
    isSame: (one, other) => one.note.trim() === other.note.trim(),
    check: ({ note }) => ({
      ...(files.length > 0 ? {} : { files: m.edition.errors.files }),
      ...(note.trim() ? {} : { note: m.edition.errors.note }),
    }),
    send: (edition) =>
      upload((options) =>
        publishEdition(product.id, { version: product.version, files, ...edition }, options),
      ),
    onSaved: (now) => {
      cacheProduct(now);
      showSuccess(m.edition.done);
      onClose();
    },
  });
  const { values, errors, isBusy, change } = state;
  const { pastBuyers } = values;
  const take = (chosen: SoldFile[]) => {
    state.clearError('files');
    setFiles(
      chosen.reduce<PlacedFile[]>((placed, { file, format }) => {
        const known = files.find((old) => old.file === file);
        const taken = placed.map(({ replaces }) => replaces);
        return [
          ...placed,
          known ?? { file, format, replaces: firstPlaceFor(file.name, product.files, taken) },
        ];
      }, []),
    );
  };
  return (
    <Sheet
      label={m.edition.title}
      state={state}
      submit={pastBuyers === 'told' ? m.edition.submitTell : m.edition.submit}
      busy={m.edition.busy}
      onCancel={() => {
        state.discard();
        onClose();
      }}
      more={<FormStatus form={state} />}
    >
      <h3>{m.edition.title}</h3>
      <SavingNotices saving={state.saving} textOf={({ note }) => note} />
      <FilePicker
        label={m.edition.files}
        hint={m.edition.filesHint}
        files={files}
        disabled={isBusy}
        error={errors['files'] ?? null}
        onChange={take}
        beside={(_chosen, at) => (
          <Place>
            <span>
              {sayIn(m.edition.replaces, {
                visuallyHidden: <VisuallyHidden> {say(m.edition.file, { at: at + 1 })}</VisuallyHidden>,
              })}
            </span>
            <select
              value={files[at]?.replaces ?? ''}
              disabled={isBusy}
              onChange={(event) =>
                setFiles(
                  files.map((file, place) =>
                    place === at ? { ...file, replaces: event.target.value } : file,
                  ),
                )
              }
            >
              {product.files.map(({ id, fileName }) => (
                <option key={id} value={id}>
                  {fileName}
                </option>
              ))}
              <option value="">{m.edition.additional}</option>
            </select>
          </Place>
        )}
      />
      <TextArea
        {...state.field('note')}
        label={m.edition.note}
        hint={m.edition.noteHint}
        maxLength={1_000}
        disabled={isBusy}
      />
      {product.soldCount > 0 ? (
        <RadioField
          label={say(m.pastBuyers.label, { soldCount: counted(product.soldCount, m.pastBuyers.copies) })}
          options={(['told', 'served', 'kept'] as const).map(
            (choice) =>
              [choice, m.pastBuyers.options[choice].label, m.pastBuyers.options[choice].hint] as const,
          )}
          value={pastBuyers}
          disabled={isBusy}
          onValue={(chosen) => change({ pastBuyers: chosen })}
        />
      ) : null}
      {isBusy ? <UploadProgress share={share} onCancel={cancel} /> : null}
    </Sheet>
  );
}
