import type { TeamInvitation } from '@lectern/api-client/admin';
import { Button, ButtonRow, EmailField, FormDialog } from '@lectern/ui/kit';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../api.js';
import { AccountPanel, Lines } from '../../account/account-panel.js';
import { withProof } from '../../account/proof.js';
import { showFailure, showSuccess, Status, useForm } from '../../components/index.js';
import { localTime } from '../../formats.js';
import { team as m } from '../../messages.js';
import { say } from '../../say.js';
import { refreshTeam } from './members.js';

export function InviteDialog({ onEnd }: { onEnd: () => void }) {
  const state = useForm({
    saved: { email: '' },
    required: { email: m.invite.error },
    send: async ({ email }) => {
      await withProof(() => api.POST('/api/admin/staff/invitations', { body: { email } }));
      await refreshTeam();
      onEnd();
      showSuccess(m.invite.done.title, say(m.invite.done.text, { email }));
    },
  });
  return (
    <FormDialog
      {...m.invite.dialog}
      note={say(m.invite.note, { meaning: m.roles.helper.meaning })}
      state={state}
      onCancel={onEnd}
    >
      <EmailField {...state.free('email')} label={m.invite.label} autoComplete="off" data-first="" />
    </FormDialog>
  );
}

interface InvitationsPanelProps {
  invitations: readonly TeamInvitation[];
  /** Moves the focus, because the row leaves the list. */
  onLeft: () => void;
}

export function InvitationsPanel({ invitations, onLeft }: InvitationsPanelProps) {
  return (
    <AccountPanel title={m.invitations.title}>
      <Lines>
        {invitations.map((invitation) => (
          <InvitationLine key={invitation.id} invitation={invitation} onLeft={onLeft} />
        ))}
      </Lines>
    </AccountPanel>
  );
}

function InvitationLine({ invitation, onLeft }: { invitation: TeamInvitation; onLeft: () => void }) {
  const { id, email, invitedBy, expiresAt, isOver } = invitation;
  const onError = (error: Error) => showFailure(m.invitations.error, error);
  const again = useMutation({
    mutationFn: () => withProof(() => api.POST('/api/admin/staff/invitations', { body: { email } })),
    onSuccess: async () => {
      await refreshTeam();
      showSuccess(m.invitations.resend.done.title, m.invitations.resend.done.text);
    },
    onError,
  });
  const revoking = useMutation({
    mutationFn: () => api.DELETE('/api/admin/staff/invitations/{id}', { params: { path: { id } } }),
    onSuccess: async () => {
      onLeft();
      await refreshTeam();
      showSuccess(m.invitations.withdraw.done);
    },
    onError,
  });
  const isBusy = again.isPending || revoking.isPending;
  return (
    <li aria-label={email}>
      <div>
        <strong>{email}</strong>{' '}
        <Status
          {...(isOver
            ? { label: m.invitations.expired, tone: 'caution' }
            : { label: m.invitations.waiting, tone: 'busy' })}
        />
        <p>
          {say(isOver ? m.invitations.linkWorked : m.invitations.linkWorks, {
            invitedBy,
            expiresAt: localTime(expiresAt),
          })}
        </p>
      </div>
      <ButtonRow>
        <Button
          aria-label={say(m.invitations.resend.label, { email })}
          busy={again.isPending && m.invite.dialog.busy}
          disabled={isBusy}
          onClick={() => again.mutate()}
        >
          {m.invitations.resend.button}
        </Button>
        <Button
          aria-label={say(m.invitations.withdraw.label, { email })}
          busy={revoking.isPending && m.invitations.withdraw.busy}
          disabled={isBusy}
          onClick={() => revoking.mutate()}
        >
          {m.invitations.withdraw.button}
        </Button>
      </ButtonRow>
    </li>
  );
}
