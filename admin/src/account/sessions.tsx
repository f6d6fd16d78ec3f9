import type { AccountSession } from '@lectern/api-client/admin';
import { Button } from '@lectern/ui/kit';
import { useMutation } from '@tanstack/react-query';
import { api } from '../api.js';
import { Row, showFailure, showSuccess, Status } from '../components/index.js';
import { localTime } from '../formats.js';
import { Lines, AccountPanel, refreshAccount } from './account-panel.js';
import { withProof } from './proof.js';
import { say } from '../say.js';
import { account as m } from '../messages.js';

/** Lists the active sessions, with a button to end each. */
export function SessionsPanel({ sessions }: { sessions: readonly AccountSession[] }) {
  const ending = useMutation({
    mutationFn: (which: AccountSession | 'others') =>
      withProof(() =>
        which === 'others'
          ? api.DELETE('/api/admin/account/sessions')
          : api.DELETE('/api/admin/account/sessions/{id}', { params: { path: { id: which.id } } }),
      ),
    onSuccess: async (_, which) => {
      await refreshAccount();
      const title = which === 'others' ? m.allOthersHaveEnded : m.itHasEnded;
      showSuccess(title);
    },
    onError: (error) => showFailure(m.itGoesOn, error),
  });
  const isEnding = (which: AccountSession | 'others') => ending.isPending && ending.variables === which;
  return (
    <AccountPanel title={m.whereYouAreSigned}>
      <p>{m.doYouSeeOne}</p>
      <Lines>
        {sessions.map((session) => (
          <li key={session.id}>
            <div>
              <strong>{session.device}</strong>{' '}
              {session.isThis ? <Status label={m.thisOne} tone="good" /> : null}
              <p>
                {say(m.signedInLastUsed, {
                  beganAt: localTime(session.beganAt),
                  lastSeenAt: localTime(session.lastSeenAt),
                })}
              </p>
            </div>
            {session.isThis ? null : (
              <Button
                aria-label={say(m.endItSignedIn, {
                  device: session.device,
                  beganAt: localTime(session.beganAt),
                })}
                busy={isEnding(session) && m.ending}
                disabled={ending.isPending}
                onClick={() => ending.mutate(session)}
              >
                {m.endIt}
              </Button>
            )}
          </li>
        ))}
      </Lines>
      {sessions.length > 1 ? (
        <Row $above={1}>
          <Button
            busy={isEnding('others') && m.endingThem}
            disabled={ending.isPending}
            onClick={() => ending.mutate('others')}
          >
            {m.endAllOthers}
          </Button>
        </Row>
      ) : null}
    </AccountPanel>
  );
}
