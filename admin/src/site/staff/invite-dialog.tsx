import { inviteHelper } from '@lectern/api-client/admin';
import { Answers, Note } from '../../account/part.js';
import { proved } from '../../account/proof/proof.js';
import { Button, Field, Modal, showToast } from '../../parts/index.js';
import { FormSheet } from '../../session/form-sheet.js';
import { useForm } from '../../session/use-form.js';
import { refreshTeam, roleWords } from './staff-data.js';

/** Asks whom to invite. */
export function InviteDialog({ onEnd }: { onEnd: () => void }) {
  const state = useForm({
    required: { email: 'Please enter an email address' },
    send: async ({ email = '' }) => {
      await proved(() => inviteHelper(email));
      await refreshTeam();
      onEnd();
      showToast({
        title: 'The letter is on its way',
        description: `Its link lets ${email} make an account within seven days.`,
        tone: 'success',
      });
    },
  });
  return (
    <Modal title="Ask somebody to help" onCancel={onEnd}>
      <Note>A helper {roleWords.helper.meaning}. You can make her an owner later.</Note>
      <FormSheet
        state={state}
        button={
          <Answers>
            <Button onClick={onEnd}>Cancel</Button>
            <Button kind="main" type="submit" busy={state.isBusy && 'Sending…'}>
              Send the invitation
            </Button>
          </Answers>
        }
      >
        <Field
          label="Email address"
          name="email"
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          data-first=""
          error={state.faults['email'] ?? null}
        />
      </FormSheet>
    </Modal>
  );
}
