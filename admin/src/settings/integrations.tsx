import type { ServiceConnection } from '@lectern/api-client/admin';
import { Async, Button, ErrorMessage } from '@lectern/ui/kit';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { styled } from 'styled-components';
import { api } from '../api.js';
import { Panel, Status, type StatusWords, TitleRow } from '../components/index.js';
import { useStaff } from '../sign-in/session.js';
import { useConnections } from './setting-form.js';
import { sayIn } from '../say.js';
import { settings as m } from '../messages.js';

const states: Record<ServiceConnection['state'], StatusWords> = {
  connected: { label: m.connections.states.connected, tone: 'good' },
  'built-in': { label: m.connections.states['built-in'], tone: 'good' },
  'stand-in': { label: m.connections.states['stand-in'], tone: 'caution' },
};

const List = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr));
  gap: var(--space-2);
  > * {
    min-height: 11rem;
  }
`;

const Service = styled(Panel)`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--space-1);
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Advice = styled.p`
  color: var(--color-muted);
  font-size: 0.9375rem;
  code {
    font-size: 0.875rem;
    &:not(:last-child)::after {
      content: ', ';
    }
  }
`;

const Answer = styled.div`
  display: grid;
  gap: var(--space-1);
  margin-top: auto;
  padding-top: var(--space-1);
  justify-items: start;
`;

const Found = styled.p<{ $isWell: boolean }>`
  color: ${({ $isWell }) => ($isWell ? 'var(--color-success)' : 'var(--color-danger)')};
  font-weight: 600;
`;

const again = m.connections.again;

function ServicePanel({ connection }: { connection: ServiceConnection }) {
  const { id, label, state, standing, advice, variables, testLabel } = connection;
  const mayTest = useStaff().may.includes('settings.write');
  const titleId = useId();
  const testing = useMutation({
    mutationFn: () => api.POST('/api/admin/connections/{id}/test', { params: { path: { id } } }),
  });
  const { data: found, error } = testing;
  return (
    <Service aria-labelledby={titleId}>
      <TitleRow>
        <h2 id={titleId}>{label}</h2>
        <Status {...states[state]} />
      </TitleRow>
      <p>{standing}</p>
      {advice ? <p>{advice}</p> : null}
      {advice ? (
        <details>
          <summary>{m.connections.server.title}</summary>
          <Advice>
            {sayIn(m.connections.server.text, {
              value: variables.map((name) => <code key={name}>{name}</code>),
            })}
          </Advice>
        </details>
      ) : null}
      <Answer>
        <div role="status">
          {found && !testing.isPending ? (
            <Found $isWell={found.isWell}>
              {found.isWell ? '' : m.connections.problem}
              {found.sentence}
            </Found>
          ) : null}
        </div>
        <ErrorMessage error={error} />
        {mayTest ? (
          <Button
            aria-label={`${found ? again : testLabel}: ${label}`}
            busy={testing.isPending && m.connections.busy}
            onClick={() => testing.mutate()}
          >
            {found ? again : testLabel}
          </Button>
        ) : null}
      </Answer>
    </Service>
  );
}

export function Integrations() {
  const { data, error, refetch } = useConnections();
  return (
    <Async
      query={{ data, error, refetch }}
      label={m.connections.loading}
      heights={['11rem', '11rem', '11rem']}
    >
      {(connections) => (
        <List>
          {connections.map((connection) => (
            <ServicePanel key={connection.id} connection={connection} />
          ))}
        </List>
      )}
    </Async>
  );
}
