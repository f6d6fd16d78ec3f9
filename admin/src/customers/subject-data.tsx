import type { SubjectData } from '@lectern/api-client/admin';
import { Button, ErrorMessage, Loading } from '@lectern/ui/kit';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Link } from 'wouter';
import { api, client } from '../api.js';
import { EmptyState, Facts, Heading, Muted, Panel, Row, saveAs } from '../components/index.js';
import { localTime } from '../formats.js';
import { queryClient } from '../query-client.js';
import { useStaff } from '../sign-in/session.js';
import { EraseDialog } from './erase-dialog.js';
import { counted, say } from '../say.js';
import { customers as m } from '../messages.js';

const List = styled.ol`
  display: grid;
  gap: var(--space-2);
  padding-left: var(--space-2);
  border-left: 3px solid var(--color-line);
  li {
    overflow-wrap: anywhere;
  }
  span {
    display: block;
    color: var(--color-muted);
    font-size: 0.9375rem;
  }
`;

function Timeline({ events, olderCount }: Pick<SubjectData, 'events' | 'olderCount'>) {
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="person-timeline">
      <Heading $above={4} id="person-timeline">
        {m.privacy.data.timeline}
      </Heading>
      <List>
        {events.map(({ at, what, detail, path }, n) => (
          <li key={`${at} ${n}`}>
            <span>{localTime(at)}</span>
            {path ? <Link href={`~/admin${path}`}>{what}</Link> : what}
            {detail ? <span>{detail}</span> : null}
          </li>
        ))}
      </List>
      {olderCount > 0 ? (
        <Muted $above={2}>
          {say(m.privacy.data.older, { olderCount: counted(olderCount, m.privacy.data.olderOnes) })}
        </Muted>
      ) : null}
    </section>
  );
}

export function SubjectDataSheet({ email }: { email: string }) {
  const key = ['person', email.toLowerCase()];
  const {
    data: subject,
    error,
    refetch,
  } = useQuery({
    queryKey: key,
    queryFn: () => api.POST('/api/admin/person', { body: { email } }),
    staleTime: 0,
    gcTime: 0,
  });
  const { may } = useStaff();
  const [isErasing, setErasing] = useState(false);
  const handing = useMutation({
    mutationFn: () => client.POST('/api/admin/person/file', { body: { email }, parseAs: 'blob' }),
    onSuccess: ({ data: file }) => file && saveAs(file, 'person.zip'),
  });
  if (error && !subject) return <ErrorMessage error={error} onRetry={() => void refetch()} />;
  if (!subject) {
    return <Loading label={m.privacy.data.loading} heights={['16rem']} />;
  }
  const erased = subject.erasedAt ? (
    <Muted $above={2}>{say(m.privacy.data.erased, { erasedAt: localTime(subject.erasedAt) })}</Muted>
  ) : null;
  if (!subject.isKnown) {
    return (
      <>
        <EmptyState
          title={m.privacy.data.none.title}
          text={say(m.privacy.data.none.text, { email: subject.email })}
        />
        {erased}
      </>
    );
  }
  return (
    <>
      <Panel aria-labelledby="person-address">
        <Heading $above={4} id="person-address">
          {subject.email}
        </Heading>
        <Facts look="grid" facts={subject.facts.map(({ label, value }) => [label, value])} />
        {erased}
        <ErrorMessage error={handing.error} />
        <Row $above={3}>
          {may.includes('lists.export') ? (
            <Button busy={handing.isPending && m.privacy.export.busy} onClick={() => handing.mutate()}>
              {m.privacy.export.button}
            </Button>
          ) : null}
          {may.includes('people.erase') && subject.goes.length > 0 ? (
            <Button kind="danger" onClick={() => setErasing(true)}>
              {m.erase.button}
            </Button>
          ) : null}
        </Row>
      </Panel>
      <Timeline events={subject.events} olderCount={subject.olderCount} />
      {isErasing ? (
        <EraseDialog
          subject={subject}
          onErased={() => {
            setErasing(false);
            void queryClient.resetQueries();
          }}
          onCancel={() => setErasing(false)}
        />
      ) : null}
    </>
  );
}
