import { type AccountSession, endOtherSessions, endSession } from '@lectern/api-client/admin';
import { useMutation } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { Button, showFailure, showSuccess, StatusBadge } from '../components/index.js';
import { localTime } from '../formats.js';
import { Lines, AccountPanel, refreshAccount } from './account-panel.js';

const Ways = styled.div`
  margin-top: var(--space-1);
`;

/** Where somebody is signed in; what they do not know, they end. */
export function SessionsPanel({ sessions }: { sessions: readonly AccountSession[] }) {
  const ending = useMutation({
    mutationFn: (which: AccountSession | 'others') =>
      which === 'others' ? endOtherSessions() : endSession(which.id),
    onSuccess: async (_, which) => {
      await refreshAccount();
      const title = which === 'others' ? 'All others have ended' : 'It has ended';
      showSuccess(title);
    },
    onError: (error) => showFailure('It goes on', error),
  });
  const isEnding = (which: AccountSession | 'others') => ending.isPending && ending.variables === which;
  return (
    <AccountPanel title="Where you are signed in">
      <p>Do you see one that you do not know? End it, and change your password.</p>
      <Lines>
        {sessions.map((session) => (
          <li key={session.id}>
            <div>
              <strong>{session.device}</strong>{' '}
              {session.isThis ? <StatusBadge $tone="good">This one</StatusBadge> : null}
              <p>
                Signed in {localTime(session.beganAt)}, last used {localTime(session.lastSeenAt)}
              </p>
            </div>
            {session.isThis ? null : (
              <Button
                aria-label={`End it: ${session.device}, signed in ${localTime(session.beganAt)}`}
                busy={isEnding(session) && 'Ending…'}
                disabled={ending.isPending}
                onClick={() => ending.mutate(session)}
              >
                End it
              </Button>
            )}
          </li>
        ))}
      </Lines>
      {sessions.length > 1 ? (
        <Ways>
          <Button
            busy={isEnding('others') && 'Ending them…'}
            disabled={ending.isPending}
            onClick={() => ending.mutate('others')}
          >
            End all others
          </Button>
        </Ways>
      ) : null}
    </AccountPanel>
  );
}
