import { type Broadcast, fetchBroadcast } from '@lectern/api-client/admin';
import { useMutation, useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { sentenceOf } from '../../data.js';
import { Answers, Button, Trouble } from '../../parts/index.js';

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
  letter: Broadcast | undefined;
  /** What the server has said. */
  conflict: string;
  onTake: (whose: 'theirs' | 'mine') => Promise<void>;
}

/** Another window has saved the same letter: shows what stands there, and lets her choose; her own words stay until then. */
export function ChangedElsewhere({ letter, conflict, onTake }: ChangedElsewhereProps) {
  const id = letter?.id ?? '';
  // Not under the letter's own key: it is looked at, and not yet taken up.
  const theirs = useQuery({
    queryKey: ['changed elsewhere', id],
    queryFn: () => fetchBroadcast(id),
    staleTime: 0,
  });
  const taking = useMutation({ mutationFn: onTake });
  return (
    <Frame>
      <Trouble text={taking.error ? sentenceOf(taking.error) : conflict} />
      {theirs.data ? (
        <>
          <p>What was saved there:</p>
          <pre tabIndex={0}>{`${theirs.data.subject}\n\n${theirs.data.body}`}</pre>
        </>
      ) : null}
      <Answers>
        <Button disabled={taking.isPending} onClick={() => taking.mutate('mine')}>
          Go on with my words
        </Button>
        <Button disabled={taking.isPending} onClick={() => taking.mutate('theirs')}>
          Take what was saved there
        </Button>
      </Answers>
    </Frame>
  );
}
