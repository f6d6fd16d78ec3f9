import { Button, ConfirmDialog } from '@lectern/ui/kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api.js';
import { showFailure } from '../components/index.js';
import { layout as m } from '../messages.js';
import { queryClient, SIGNING_OUT } from '../query-client.js';
import { counted } from '../say.js';
import { setSession, useStaff } from '../sign-in/session.js';

const loadCopies = () => import('../saving/sign-out.js');

/** Signs out, and asks before it deletes texts that only this browser has. */
export function SignOutButton() {
  const { email } = useStaff();
  const [unsaved, setUnsaved] = useState(0);
  const leaving = useMutation({
    mutationKey: SIGNING_OUT,
    mutationFn: () => api.DELETE('/api/admin/session'),
    onSuccess: async (session) => {
      // The next user of this browser must not see cached data.
      queryClient.clear();
      setSession(session);
      const { forgetAfterSignOut } = await loadCopies();
      await forgetAfterSignOut(email);
    },
    onError: (error) => {
      setUnsaved(0);
      showFailure(m.signOut.failed, error);
    },
  });
  const asking = useMutation({
    mutationFn: async () => (await loadCopies()).saveBeforeSignOut(email),
    onSuccess: (count) => {
      setUnsaved(count);
      if (count === 0) leaving.mutate();
    },
    onError: (error) => showFailure(m.signOut.failed, error),
  });
  const isBusy = asking.isPending || leaving.isPending;
  return (
    <>
      <Button busy={isBusy && m.signOut.busy} onClick={() => asking.mutate()}>
        {m.signOut.button}
      </Button>
      {unsaved > 0 ? (
        <ConfirmDialog
          title={m.signOut.unsaved.title}
          confirmLabel={m.signOut.unsaved.submit}
          isDanger
          busy={leaving.isPending && m.signOut.busy}
          onConfirm={() => leaving.mutate()}
          onCancel={() => setUnsaved(0)}
        >
          <p>{counted(unsaved, m.signOut.unsaved.text)}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
