import { removeStaff, type TeamMember } from '@lectern/api-client/admin';
import { useMutation } from '@tanstack/react-query';
import { proved } from '../../account/proof/proof.js';
import { sentenceOf } from '../../data.js';
import { ConfirmDialog, showToast } from '../../parts/index.js';
import { refreshTeam } from './staff-data.js';

interface RemoveDialogProps {
  member: TeamMember;
  onEnd: () => void;
  onRemoved: () => void;
}

/** Asks whether somebody should work here no more. */
export function RemoveDialog({ member: { id, name }, onEnd, onRemoved }: RemoveDialogProps) {
  const removing = useMutation({
    mutationFn: () => proved(() => removeStaff(id)),
    onSuccess: async () => {
      onEnd();
      onRemoved();
      await refreshTeam();
      showToast({ title: `${name} works here no more`, tone: 'success' });
    },
  });
  return (
    <ConfirmDialog
      title={`Remove ${name}?`}
      confirmLabel="Remove"
      isDanger
      busy={removing.isPending && 'Removing…'}
      trouble={removing.error && sentenceOf(removing.error)}
      onConfirm={() => removing.mutate()}
      onCancel={onEnd}
    >
      <p>
        She is signed out everywhere at once, and her account is gone. What she has done stays in the log. To
        have her back, ask her again.
      </p>
    </ConfirmDialog>
  );
}
