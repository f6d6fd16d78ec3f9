import { prove } from '@lectern/api-client/admin';
import { styled } from 'styled-components';
import { Answers, Button, Modal } from '../../parts/index.js';
import { FormSheet } from '../../session/form-sheet.js';
import { PasswordField } from '../../session/password-field.js';
import { useForm } from '../../session/use-form.js';
import { useAskedProof } from './proof.js';

const Text = styled.p`
  margin-bottom: var(--space-2);
  color: var(--color-muted);
`;

/** Asks for the password once more, where something waits for it: a page that uses `proved` draws it once. */
export function ProofDialog() {
  const { asked } = useAskedProof();
  return asked ? <Asking onProved={asked.onProved} onCancel={asked.onCancel} /> : null;
}

function Asking({ onProved, onCancel }: { onProved: () => void; onCancel: () => void }) {
  const state = useForm({
    required: { password: 'Please enter your password' },
    send: async ({ password = '' }) => {
      await prove(password);
      onProved();
    },
  });
  return (
    <Modal title="Is it you?" onCancel={onCancel}>
      <Text>This changes who can sign in. Please enter your password once more.</Text>
      <FormSheet
        state={state}
        button={
          <Answers $atEnd>
            <Button onClick={onCancel}>Cancel</Button>
            <Button kind="main" type="submit" busy={state.isBusy && 'Looking…'}>
              It is me
            </Button>
          </Answers>
        }
      >
        <PasswordField isFirst error={state.faults['password'] ?? null} />
      </FormSheet>
    </Modal>
  );
}
