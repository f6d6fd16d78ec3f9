import { fetchSubjectData, fetchSubjectDataFile, type SubjectData } from '@lectern/api-client/admin';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Link } from 'wouter';
import { Button, EmptyState, ErrorMessage, Facts, Loading, Panel, saveAs } from '../components/index.js';
import { localTime } from '../formats.js';
import { queryClient } from '../query-client.js';
import { useStaff } from '../sign-in/session.js';
import { EraseDialog } from './erase-dialog.js';
import { counted, say } from '../say.js';
import { customers as m } from '../messages.js';

const Heading = styled.h2`
  margin-block: var(--space-4) var(--space-2);
  font-size: 1.25rem;
`;

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

const Older = styled.p`
  margin-top: var(--space-2);
  color: var(--color-muted);
`;

/** What has happened between somebody and the site, the newest first. */
function Timeline({ events, olderCount }: Pick<SubjectData, 'events' | 'olderCount'>) {
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="person-timeline">
      <Heading id="person-timeline">{m.whatHappened}</Heading>
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
        <Older>{say(m.fileHasAllThem, { olderCount: counted(olderCount, m.olderOnes) })}</Older>
      ) : null}
    </section>
  );
}

const Address = styled.h2`
  margin-bottom: var(--space-2);
  font-size: 1.25rem;
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  margin-top: var(--space-3);
`;

const Note = styled.p`
  margin-top: var(--space-2);
  color: var(--color-muted);
`;

/** What is known of an address, and what may be done with it. */
export function SubjectDataSheet({ email }: { email: string }) {
  const key = ['person', email.toLowerCase()];
  const {
    data: subject,
    error,
    refetch,
  } = useQuery({ queryKey: key, queryFn: () => fetchSubjectData(email), staleTime: 0, gcTime: 0 });
  const { may } = useStaff();
  const [isErasing, setErasing] = useState(false);
  const handing = useMutation({
    mutationFn: () => fetchSubjectDataFile(email),
    onSuccess: (file) => saveAs(file, 'person.zip'),
  });
  if (error && !subject) return <ErrorMessage error={error} onRetry={() => void refetch()} />;
  if (!subject) {
    return <Loading label={m.knownOnItsWay} heights={['16rem']} />;
  }
  const erased = subject.erasedAt ? (
    <Note>{say(m.erasedOn, { erasedAt: localTime(subject.erasedAt) })}</Note>
  ) : null;
  if (!subject.isKnown) {
    return (
      <>
        <EmptyState title={m.nothingKeptThisAddress}>
          {say(m.lookWhetherWrittenAs, { email: subject.email })}
        </EmptyState>
        {erased}
      </>
    );
  }
  return (
    <>
      <Panel aria-labelledby="person-address">
        <Address id="person-address">{subject.email}</Address>
        <Facts look="grid" facts={subject.facts.map(({ label, value }) => [label, value])} />
        {erased}
        <ErrorMessage error={handing.error} />
        <Actions>
          {may.includes('lists.export') ? (
            <Button busy={handing.isPending && m.packing} onClick={() => handing.mutate()}>
              {m.everythingAsAFile}
            </Button>
          ) : null}
          {may.includes('people.erase') && subject.goes.length > 0 ? (
            <Button kind="danger" onClick={() => setErasing(true)}>
              {m.erase}
            </Button>
          ) : null}
        </Actions>
      </Panel>
      <Timeline events={subject.events} olderCount={subject.olderCount} />
      {isErasing ? (
        <EraseDialog
          subject={subject}
          onErased={() => {
            setErasing(false);
            // Nothing of them stays in any list that was looked at.
            void queryClient.resetQueries();
          }}
          onCancel={() => setErasing(false)}
        />
      ) : null}
    </>
  );
}
