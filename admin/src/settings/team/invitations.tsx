import type { TeamInvitation } from '@lectern/api-client/admin';
import { Button, ButtonRow, EmailField, FormDialog } from '@lectern/ui/kit';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../api.js';
import { AccountPanel, Lines } from '../../account/account-panel.js';
import { withProof } from '../../account/proof.js';
import { showFailure, showSuccess, Status, useForm } from '../../components/index.js';
import { localTime } from '../../formats.js';
import { settings as m } from '../../messages.js';
import { say } from '../../say.js';
import { refreshTeam, roleWords } from './members.js';

export function InviteDialog({ onEnd }: { onEnd: () => void }) {
  const state = useForm({
    saved: { email: '' },
    required: { email: m.pleaseEnterEmailAddress },
    send: async ({ email }) => {
      await withProof(() => api.POST('/api/admin/staff/invitations', { body: { email } }));
      await refreshTeam();
      onEnd();
      showSuccess(m.emailOnItsWay, say(m.itsLinkLetsMake, { email }));
    },
  });
  return (
    <FormDialog
      title={m.askSomebodyToHelp}
      note={say(m.helperYouCanMake, { meaning: roleWords.helper.meaning })}
      state={state}
      submit={m.sendTheInvitation}
      busy={m.sending}
      onCancel={onEnd}
    >
      <EmailField {...state.free('email')} label={m.emailAddress} autoComplete="off" data-first="" />
    </FormDialog>
  );
}

interface InvitationsPanelProps {
  invitations: readonly TeamInvitation[];
  /** Moves the focus, because the row leaves the list. */
  onLeft: () => void;
}

/** Open invitations. */
export function InvitationsPanel({ invitations, onLeft }: InvitationsPanelProps) {
  return (
    <AccountPanel title={m.askedNotHereYet}>
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
  const onError = (error: Error) => showFailure(m.thatDidNotWork, error);
  const again = useMutation({
    mutationFn: () => withProof(() => api.POST('/api/admin/staff/invitations', { body: { email } })),
    onSuccess: async () => {
      await refreshTeam();
      showSuccess(m.anotherEmailOnIts, m.linkBeforeOpensNothing);
    },
    onError,
  });
  const revoking = useMutation({
    mutationFn: () => api.DELETE('/api/admin/staff/invitations/{id}', { params: { path: { id } } }),
    onSuccess: async () => {
      onLeft();
      await refreshTeam();
      showSuccess(m.invitationTakenBack);
    },
    onError,
  });
  const isBusy = again.isPending || revoking.isPending;
  return (
    <li aria-label={email}>
      <div>
        <strong>{email}</strong>{' '}
        <Status {...(isOver ? { label: m.over, tone: 'caution' } : { label: m.waits, tone: 'busy' })} />
        <p>
          {say(isOver ? m.askedByLinkWorkedUntil : m.askedByLinkWorksUntil, {
            invitedBy,
            expiresAt: localTime(expiresAt),
          })}
        </p>
      </div>
      <ButtonRow>
        <Button
          aria-label={say(m.sendAnotherEmailWithEmail, { email })}
          busy={again.isPending && m.sending}
          disabled={isBusy}
          onClick={() => again.mutate()}
        >
          {m.sendAnotherEmail}
        </Button>
        <Button
          aria-label={say(m.takeBackWithEmail, { email })}
          busy={revoking.isPending && m.takingBack}
          disabled={isBusy}
          onClick={() => revoking.mutate()}
        >
          {m.takeBack}
        </Button>
      </ButtonRow>
    </li>
  );
}
