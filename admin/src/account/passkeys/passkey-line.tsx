import { removePasskey, renamePasskey, type StaffPasskey } from '@lectern/api-client/admin';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../data.js';
import { localTime } from '../../local-time.js';
import { Button, ConfirmDialog, Field, Modal, showToast } from '../../parts/index.js';
import { FormSheet } from '../../session/form-sheet.js';
import { useForm } from '../../session/use-form.js';
import { refreshAccount } from '../account-data.js';
import { Answers, Choices } from '../part.js';

/** One passkey: what it is called, when it was used, and what can be done with it. */
export function PasskeyLine({ passkey }: { passkey: StaffPasskey }) {
  const { id, name, createdAt, lastUsedAt } = passkey;
  const [doing, setDoing] = useState<'nothing' | 'renaming' | 'removing'>('nothing');
  const end = () => setDoing('nothing');
  const removing = useMutation({
    mutationFn: () => removePasskey(id),
    onSuccess: async () => {
      end();
      await refreshAccount();
      showToast({ title: 'The passkey is removed', tone: 'success' });
    },
  });
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <p>
          Added {localTime(createdAt)}, {lastUsedAt ? `last used ${localTime(lastUsedAt)}` : 'not used yet'}
        </p>
      </div>
      <Choices>
        <Button aria-label={`Rename: ${name}`} onClick={() => setDoing('renaming')}>
          Rename
        </Button>
        <Button aria-label={`Remove: ${name}`} onClick={() => setDoing('removing')}>
          Remove
        </Button>
      </Choices>
      {doing === 'renaming' ? <RenameDialog passkey={passkey} onEnd={end} /> : null}
      {doing === 'removing' ? (
        <ConfirmDialog
          title="Remove this passkey?"
          confirmLabel="Remove it"
          isDanger
          busy={removing.isPending && 'Removing it…'}
          trouble={removing.error && sentenceOf(removing.error)}
          onConfirm={() => removing.mutate()}
          onCancel={end}
        >
          <p>
            “{name}” then lets nobody in any more. Your device may go on offering it: remove it there, too.
          </p>
        </ConfirmDialog>
      ) : null}
    </li>
  );
}

function RenameDialog({ passkey, onEnd }: { passkey: StaffPasskey; onEnd: () => void }) {
  const state = useForm({
    required: { name: 'Please name the passkey' },
    send: async ({ name = '' }) => {
      await renamePasskey(passkey.id, name);
      await refreshAccount();
      onEnd();
    },
  });
  return (
    <Modal title="Name this passkey" onCancel={onEnd}>
      <FormSheet
        state={state}
        button={
          <Answers>
            <Button onClick={onEnd}>Cancel</Button>
            <Button kind="main" type="submit" busy={state.isBusy && 'Saving…'}>
              Save
            </Button>
          </Answers>
        }
      >
        <Field
          label="Name"
          name="name"
          autoComplete="off"
          defaultValue={passkey.name}
          maxLength={60}
          data-first=""
          hint="Such as “Telephone”, or “The blue key”."
          error={state.faults['name'] ?? null}
        />
      </FormSheet>
    </Modal>
  );
}
