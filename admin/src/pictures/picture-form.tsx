import type { Picture } from '@lectern/api-client/admin';
import { Form, TextArea } from '@lectern/ui/kit';
import { showSuccess } from '../components/index.js';
import { pictures as m } from '../messages.js';
import { FormStatus, SavingNotices, useSavedForm } from '../saving/index.js';
import { FocalPoint } from './focal-point.js';
import { refetchPicture, savePicture } from './pictures-data.js';

type Words = Pick<Picture, 'alt' | 'focusX' | 'focusY'>;

const savedOf = ({ alt, focusX, focusY, version }: Picture) => ({
  value: { alt, focusX, focusY },
  revision: version,
  ...{ savedAt: null, who: '' },
});

const percent = (part: number): string => `${Math.round(part * 100)} %`;

const textOf = ({ alt, focusX, focusY }: Words): string => `${alt}\n${percent(focusX)}, ${percent(focusY)}`;

/** Description and focal point. */
export function PictureForm({ picture, mayWrite }: { picture: Picture; mayWrite: boolean }) {
  const state = useSavedForm<Words, Picture>({
    name: `picture:${picture.id}`,
    saved: savedOf(picture),
    savedOf,
    load: async () => savedOf(await refetchPicture(picture.id)),
    send: (words, version) => savePicture(picture.id, { ...words, version }),
    onSaved: () => showSuccess(m.edit.saved),
  });
  const { values, change, isChanged, saving } = state;
  return (
    <Form
      state={state}
      label={m.edit.title}
      submit={m.edit.submit}
      busy={m.edit.busy}
      isIdle={!isChanged || saving.theirs !== null}
      more={<FormStatus form={state} />}
    >
      <SavingNotices saving={saving} textOf={textOf} />
      <TextArea
        {...state.field('alt')}
        label={m.edit.alt.label}
        hint={m.edit.alt.hint}
        rows={2}
        maxLength={500}
        disabled={!mayWrite}
      />
      <FocalPoint
        picture={picture}
        focusX={values.focusX}
        focusY={values.focusY}
        disabled={!mayWrite}
        onChange={change}
      />
    </Form>
  );
}
