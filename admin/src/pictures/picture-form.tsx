import type { Picture } from '@lectern/api-client/admin';
import { Button, Form, TextArea } from '@lectern/ui/kit';
import { showSuccess, useForm } from '../components/index.js';
import { pictures as m } from '../messages.js';
import { FocalPoint } from './focal-point.js';
import { refetchPicture, savePicture } from './pictures-data.js';

const wordsOf = ({ alt, focusX, focusY }: Picture) => ({ alt, focusX, focusY });

/** Description and focal point. If another window changed them, both versions can be kept. */
export function PictureForm({ picture, mayWrite }: { picture: Picture; mayWrite: boolean }) {
  const state = useForm({
    saved: wordsOf(picture),
    version: picture.version,
    send: (words, version) => savePicture(picture.id, { ...words, version }),
    onSaved: () => showSuccess(m.edit.saved),
    readAgain: async () => {
      const current = await refetchPicture(picture.id);
      return { values: wordsOf(current), version: current.version };
    },
  });
  const { values, change, isChanged, isBusy, isConflict, takeUp } = state;
  return (
    <Form
      state={state}
      label={m.edit.title}
      submit={m.edit.submit}
      busy={m.edit.busy}
      isIdle={!isChanged || isConflict}
      more={
        isConflict ? (
          <>
            <Button disabled={isBusy} onClick={() => void takeUp('mine')}>
              {m.edit.conflict.mine}
            </Button>
            <Button disabled={isBusy} onClick={() => void takeUp('theirs')}>
              {m.edit.conflict.theirs}
            </Button>
          </>
        ) : null
      }
    >
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
