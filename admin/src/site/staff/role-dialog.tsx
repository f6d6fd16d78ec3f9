import { changeRole, type TeamMember } from '@lectern/api-client/admin';
import { useMutation } from '@tanstack/react-query';
import { proved } from '../../account/proof/proof.js';
import { sentenceOf } from '../../data.js';
import { ConfirmDialog, showToast } from '../../parts/index.js';
import { refreshTeam, roleWords } from './staff-data.js';

/** Asks whether somebody should be what she is not: an owner, or a helper. */
export function RoleDialog({ member, onEnd }: { member: TeamMember; onEnd: () => void }) {
  const { id, name, role } = member;
  const next = role === 'owner' ? 'helper' : 'owner';
  const { label, meaning } = roleWords[next];
  const changing = useMutation({
    mutationFn: () => proved(() => changeRole(id, next)),
    onSuccess: async () => {
      await refreshTeam();
      onEnd();
      showToast({ title: `${name} is ${next === 'owner' ? 'an owner' : 'a helper'} now`, tone: 'success' });
    },
  });
  return (
    <ConfirmDialog
      title={next === 'owner' ? `Make ${name} an owner?` : `Make ${name} a helper?`}
      confirmLabel={next === 'owner' ? 'Make an owner' : 'Make a helper'}
      busy={changing.isPending && 'Changing…'}
      trouble={changing.error && sentenceOf(changing.error)}
      onConfirm={() => changing.mutate()}
      onCancel={onEnd}
    >
      <p>
        {label}: {meaning}. {next === 'owner' ? 'An owner can also remove you.' : ''}
      </p>
    </ConfirmDialog>
  );
}
