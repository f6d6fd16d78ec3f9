import { inviteHelper, revokeInvitation, type TeamInvitation } from '@lectern/api-client/admin';
import { useMutation } from '@tanstack/react-query';
import {
  Button,
  ButtonRow,
  Dialog,
  Field,
  Form,
  Note,
  showFailure,
  showSuccess,
  StatusBadge,
  useForm,
} from '../../components/index.js';
import { Lines, AccountPanel } from '../../account/account-panel.js';
import { proved } from '../../account/proof.js';
import { localTime } from '../../formats.js';
import { refreshTeam, roleWords } from './team-data.js';

/** Asks whom to invite. */
export function InviteDialog({ onEnd }: { onEnd: () => void }) {
  const state = useForm({
    saved: { email: '' },
    required: { email: 'Please enter an email address' },
    send: async ({ email }) => {
      await proved(() => inviteHelper(email));
      await refreshTeam();
      onEnd();
      showSuccess('The letter is on its way', `Its link lets ${email} make an account within seven days.`);
    },
  });
  return (
    <Dialog title="Ask somebody to help" onCancel={onEnd}>
      <Note>A helper {roleWords.helper.meaning}. You can make them an owner later.</Note>
      <Form
        state={state}
        button={
          <ButtonRow>
            <Button onClick={onEnd}>Cancel</Button>
            <Button kind="main" type="submit" busy={state.isBusy && 'Sending…'}>
              Send the invitation
            </Button>
          </ButtonRow>
        }
      >
        <Field
          {...state.free('email')}
          label="Email address"
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          data-first=""
        />
      </Form>
    </Dialog>
  );
}

interface InvitationsPanelProps {
  invitations: readonly TeamInvitation[];
  /** One has left the list: the focus needs another place. */
  onLeft: () => void;
}

/** Who was asked and has not come yet. */
export function InvitationsPanel({ invitations, onLeft }: InvitationsPanelProps) {
  return (
    <AccountPanel title="Asked, and not here yet">
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
  const onError = (error: Error) => showFailure('That did not work', error);
  const again = useMutation({
    mutationFn: () => proved(() => inviteHelper(email)),
    onSuccess: async () => {
      await refreshTeam();
      showSuccess('Another letter is on its way', 'The link before opens nothing any more.');
    },
    onError,
  });
  const revoking = useMutation({
    mutationFn: () => revokeInvitation(id),
    onSuccess: async () => {
      onLeft();
      await refreshTeam();
      showSuccess('The invitation is taken back');
    },
    onError,
  });
  const isBusy = again.isPending || revoking.isPending;
  return (
    <li aria-label={email}>
      <div>
        <strong>{email}</strong>{' '}
        {isOver ? (
          <StatusBadge $tone="caution">Over</StatusBadge>
        ) : (
          <StatusBadge $tone="busy">Waits</StatusBadge>
        )}
        <p>
          Asked by {invitedBy}; the link {isOver ? 'worked' : 'works'} until {localTime(expiresAt)}
        </p>
      </div>
      <ButtonRow>
        <Button
          aria-label={`Send another letter: ${email}`}
          busy={again.isPending && 'Sending…'}
          disabled={isBusy}
          onClick={() => again.mutate()}
        >
          Send another letter
        </Button>
        <Button
          aria-label={`Take back: ${email}`}
          busy={revoking.isPending && 'Taking back…'}
          disabled={isBusy}
          onClick={() => revoking.mutate()}
        >
          Take back
        </Button>
      </ButtonRow>
    </li>
  );
}
