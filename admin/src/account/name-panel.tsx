import { changeName } from '@lectern/api-client/admin';
import { Button, Field, showToast } from '../parts/index.js';
import { arrive } from '../session/desk-session.js';
import { FormSheet } from '../session/form-sheet.js';
import { useForm } from '../session/use-form.js';
import { refreshAccount } from './account-data.js';
import { Part } from './part.js';

/** How the dashboard greets her, and how the log calls her. */
export function NamePanel({ name: before, email }: { name: string; email: string }) {
  const state = useForm({
    required: { name: 'Please enter your name' },
    send: async ({ name = '' }) => {
      arrive(await changeName(name));
      void refreshAccount();
      showToast({ title: 'Saved', description: `The dashboard calls you ${name} now.`, tone: 'success' });
    },
  });
  return (
    <Part title="Name">
      <FormSheet
        state={state}
        button={
          <div>
            <Button type="submit" busy={state.isBusy && 'Saving…'}>
              Save the name
            </Button>
          </div>
        }
      >
        <Field
          label="Name"
          name="name"
          autoComplete="name"
          defaultValue={before}
          hint={`You sign in with ${email}.`}
          error={state.faults['name'] ?? null}
        />
      </FormSheet>
    </Part>
  );
}
