import { type Broadcast, fetchBroadcast } from '@lectern/api-client/admin';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button, ButtonRow, errorMessage, ErrorMessage, Panel } from '../components/index.js';
import { findUnsaved, forgetUnsaved } from './broadcast-data.js';
import { broadcasts as m } from '../messages.js';

const Frame = styled.div`
  display: grid;
  gap: var(--space-1);
  pre {
    max-height: 12rem;
    margin: 0;
    padding: var(--space-2);
    overflow: auto;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-small);
    font: 400 0.9375rem/1.5 var(--font-control);
    white-space: pre-wrap;
  }
`;

interface ChangedElsewhereProps {
  broadcast: Broadcast | undefined;
  /** What the server has said. */
  conflict: string;
  onTake: (whose: 'theirs' | 'mine') => Promise<void>;
}

/** Another window has saved the same broadcast: shows what stands there, and lets one choose; one's own words stay until then. */
export function ChangedElsewhere({ broadcast, conflict, onTake }: ChangedElsewhereProps) {
  const id = broadcast?.id ?? '';
  // Not under the broadcast's own key: it is looked at, and not yet taken up.
  const theirs = useQuery({
    queryKey: ['changed elsewhere', id],
    queryFn: () => fetchBroadcast(id),
    staleTime: 0,
  });
  const taking = useMutation({ mutationFn: onTake });
  return (
    <Frame>
      <ErrorMessage error={taking.error ? errorMessage(taking.error) : conflict} />
      {theirs.data ? (
        <>
          <p>{m.whatWasSavedThere}</p>
          <pre tabIndex={0}>{`${theirs.data.subject}\n\n${theirs.data.body}`}</pre>
        </>
      ) : null}
      <ButtonRow>
        <Button disabled={taking.isPending} onClick={() => taking.mutate('mine')}>
          {m.goOnWithMy}
        </Button>
        <Button disabled={taking.isPending} onClick={() => taking.mutate('theirs')}>
          {m.takeWasSavedThere}
        </Button>
      </ButtonRow>
    </Frame>
  );
}

const LeftOverWordsFrame = styled(Panel)`
  margin-bottom: var(--space-3);
  pre {
    max-height: 16rem;
    margin: var(--space-1) 0 var(--space-2);
    padding: var(--space-2);
    overflow: auto;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-small);
    font: 400 0.9375rem/1.5 var(--font-control);
    white-space: pre-wrap;
  }
`;

/** What was not saved when the broadcast was sent off from another window: kept until it is put away. */
export function LeftOverWords({ id }: { id: string }) {
  const [left, setLeft] = useState(() => findUnsaved(id));
  if (!left) return null;
  const putAway = () => {
    forgetUnsaved(id);
    setLeft(undefined);
  };
  return (
    <LeftOverWordsFrame aria-label={m.wordsWereNotSaved}>
      <p>{m.thisBroadcastWasSent}</p>
      <pre tabIndex={0}>{`${left.subject}\n\n${left.body}`}</pre>
      <Button onClick={putAway}>{m.putThemAway}</Button>
    </LeftOverWordsFrame>
  );
}
