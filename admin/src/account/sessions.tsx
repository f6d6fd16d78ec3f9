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
      const title = which === 'others' ? m.sessions.endOthers.done : m.sessions.end.done;
      showSuccess(title);
    },
    onError: (error) => showFailure(m.sessions.error, error),
  });
  const isEnding = (which: AccountSession | 'others') => ending.isPending && ending.variables === which;
  return (
    <AccountPanel title={m.sessions.title}>
      <p>{m.sessions.lead}</p>
      <Lines>
        {sessions.map((session) => (
          <li key={session.id}>
            <div>
              <strong>{session.device}</strong>{' '}
              {session.isThis ? <Status label={m.sessions.this} tone="good" /> : null}
              <p>
                {say(m.sessions.since, {
                  beganAt: localTime(session.beganAt),
                  lastSeenAt: localTime(session.lastSeenAt),
                })}
              </p>
            </div>
            {session.isThis ? null : (
              <Button
                aria-label={say(m.sessions.end.label, {
                  device: session.device,
                  beganAt: localTime(session.beganAt),
                })}
                busy={isEnding(session) && m.sessions.end.busy}
                disabled={ending.isPending}
                onClick={() => ending.mutate(session)}
              >
                {m.sessions.end.button}
              </Button>
            )}
          </li>
        ))}
      </Lines>
      {sessions.length > 1 ? (
        <Row $above={1}>
          <Button
            busy={isEnding('others') && m.sessions.endOthers.busy}
            disabled={ending.isPending}
            onClick={() => ending.mutate('others')}
          >
            {m.sessions.endOthers.button}
          </Button>
        </Row>
      ) : null}
    </AccountPanel>
  );
}
