import { Button, focusField } from '@lectern/ui/kit';
import { saving as m } from '../messages.js';
import { SavingStatus } from './saving-status.js';
import type { SavedForm } from './use-saved-form.js';
import type { Saving } from './use-saving.js';

type ShownForm = Pick<SavedForm<object>, 'isChanged' | 'isBusy' | 'form' | 'discard'> & {
  saving: Pick<Saving<unknown>, 'state' | 'savedAt' | 'error' | 'when'>;
};

/** Says whether a form is saved, and discards its changes. Pass it as `more` to the form. */
export function FormStatus({ form: { saving, isChanged, isBusy, form, discard } }: { form: ShownForm }) {
  return (
    <>
      {isChanged ? (
        <Button
          kind="bare"
          disabled={isBusy}
          onClick={() => {
            discard();
            // The pressed button is gone, so the first field takes the focus.
            const [first] = new FormData(form.current ?? undefined).keys();
            if (first) focusField(first, form.current);
          }}
        >
          {m.form.discard}
        </Button>
      ) : null}
      <SavingStatus saving={saving} />
    </>
  );
}
