import type { AdminProduct, PastBuyers } from '@lectern/api-client/admin';
import { selectFrame } from '@lectern/ui';
import { RadioField, Form, TextArea, VisuallyHidden } from '@lectern/ui/kit';
import { styled } from 'styled-components';
import { showSuccess, useDraftStore, useForm } from '../components/index.js';
import { products as m } from '../messages.js';
import { counted, say, sayIn } from '../say.js';
import { FilePicker, UploadProgress, useUpload } from './file-picker.js';
import { firstPlaceFor, pastBuyersWords } from './product-words.js';
import { cacheProduct, editionDraft } from './products-data.js';
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
    ${selectFrame}
    width: auto;
    max-width: 100%;
    font: inherit;
  }
`;

interface EditionFormProps {
  product: AdminProduct;
  onClose: () => void;
}

type PlacedFile = SoldFile & { replaces: string };

/** Replaces files on sale: new files, release notes, and who gets them. */
export function EditionForm({ product, onClose }: EditionFormProps) {
  const { upload, share, cancel } = useUpload();
  const state = useForm({
    saved: {
      files: [] as PlacedFile[],
      note: '',
      pastBuyers: (product.soldCount > 0 ? 'told' : 'served') as PastBuyers,
    },
    differs: ({ files, note }) => files.length > 0 || note.trim() !== '',
    drafts: useDraftStore(editionDraft(product.id)),
    check: ({ files, note }) => ({
      ...(files.length > 0 ? {} : { files: m.pleaseChooseNewFile }),
      ...(note ? {} : { note: m.pleaseSayLineNew }),
    }),
    send: (edition) =>
      upload((options) => publishEdition(product.id, { version: product.version, ...edition }, options)),
    onSaved: (now) => {
      cacheProduct(now);
      showSuccess(m.newEditionOnSale);
      onClose();
    },
  });
  const { values, errors, isBusy, change } = state;
  const { files, pastBuyers } = values;
  const take = (chosen: SoldFile[]) =>
    change({
      files: chosen.reduce<PlacedFile[]>((placed, { file, format }) => {
        const known = files.find((old) => old.file === file);
        const taken = placed.map(({ replaces }) => replaces);
        return [
          ...placed,
          known ?? { file, format, replaces: firstPlaceFor(file.name, product.files, taken) },
        ];
      }, []),
    });
  return (
    <Sheet
      label={m.aNewEdition}
      state={state}
      submit={pastBuyers === 'told' ? m.bringOutTellThem : m.bringItOut}
      busy={m.bringingItOut}
      onCancel={() => {
        state.reset();
        onClose();
      }}
    >
      <h3>{m.aNewEdition}</h3>
      <FilePicker
        label={m.theNewFiles}
        hint={m.filesYouDoNot}
        files={files}
        disabled={isBusy}
        error={errors['files'] ?? null}
        onChange={take}
        beside={(_chosen, at) => (
          <Place>
            <span>
              {sayIn(m.takesThePlaceOf, {
                visuallyHidden: <VisuallyHidden> {say(m.file, { at: at + 1 })}</VisuallyHidden>,
              })}
            </span>
            <select
              value={files[at]?.replaces ?? ''}
              disabled={isBusy}
              onChange={(event) =>
                change({
                  files: files.map((file, place) =>
                    place === at ? { ...file, replaces: event.target.value } : file,
                  ),
                })
              }
            >
              {product.files.map(({ id, fileName }) => (
                <option key={id} value={id}>
                  {fileName}
                </option>
              ))}
              <option value="">{m.nothingComesOthers}</option>
            </select>
          </Place>
        )}
      />
      <TextArea
        {...state.field('note')}
        label={m.whatIsNew}
        hint={m.pastBuyersReadTheir}
        maxLength={1_000}
        disabled={isBusy}
      />
      {product.soldCount > 0 ? (
        <RadioField
          label={say(m.whoBoughtItBefore, { soldCount: counted(product.soldCount, m.copies) })}
          options={(['told', 'served', 'kept'] as const).map(
            (choice) => [choice, pastBuyersWords[choice].label, pastBuyersWords[choice].hint] as const,
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
