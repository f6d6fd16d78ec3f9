import { turnOffSecondFactor } from '@lectern/api-client/admin';
import { Button, Field, Modal } from '../../parts/index.js';
import { FormSheet } from '../../session/form-sheet.js';
import { PasswordField } from '../../session/password-field.js';
import { useForm } from '../../session/use-form.js';
import { Answers, Note } from '../part.js';

interface TurnOffDialogProps {
  isRequired: boolean;
  onDone: () => void;
  onCancel: () => void;
}

/** Asks for both steps once more before the second one goes. */
export function TurnOffDialog({ isRequired, onDone, onCancel }: TurnOffDialogProps) {
  const state = useForm({
    required: { password: 'Please enter your password', code: 'Please enter the six digits of your app' },
    send: async ({ password = '', code = '' }) => {
      await turnOffSecondFactor({ password, code });
      onDone();
    },
  });
  return (
    <Modal title="Turn the second step off?" onCancel={onCancel}>
      <Note>
        {isRequired
          ? 'Everybody who works here must have one: you will be asked to set up another at once.'
          : 'Then your password alone lets one in. Your recovery codes open nothing any more.'}
      </Note>
      <FormSheet
        state={state}
        button={
          <Answers>
            <Button onClick={onCancel}>Cancel</Button>
            <Button kind="danger" type="submit" busy={state.isBusy && 'Turning it off…'}>
              Turn it off
            </Button>
          </Answers>
        }
      >
        <PasswordField isFirst error={state.faults['password'] ?? null} />
        <Field
          label="Code of your app, or a recovery code"
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          error={state.faults['code'] ?? null}
        />
      </FormSheet>
    </Modal>
  );
}
