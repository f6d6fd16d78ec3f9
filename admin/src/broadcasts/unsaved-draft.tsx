import type { Broadcast } from '@lectern/api-client/admin';
import { Button, ButtonRow, ErrorMessage, errorMessage } from '@lectern/ui/kit';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Panel, Stack, Written } from '../components/index.js';
import { fetchBroadcast, findUnsaved, forgetUnsaved } from './broadcast-data.js';
import { broadcasts as m } from '../messages.js';

const Words = styled(Written).attrs({ as: 'pre', tabIndex: 0 })`
  max-height: 14rem;
  margin: var(--space-1) 0;
  padding: var(--space-2);
  overflow: auto;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-small);
  font: 400 0.9375rem/1.5 var(--font-control);
`;

interface ChangedElsewhereProps {
  broadcast: Broadcast | undefined;
  conflict: string;
  onTake: (whose: 'theirs' | 'mine') => Promise<void>;
}

/**
 * Another window saved the same broadcast: shows the other version and lets the user choose. Their own text
 * stays until then.
 */
export function ChangedElsewhere({ broadcast, conflict, onTake }: ChangedElsewhereProps) {
  const id = broadcast?.id ?? '';
  // A separate query key, so that the open draft does not change before the user decides.
  const theirs = useQuery({
    queryKey: ['changed elsewhere', id],
    queryFn: () => fetchBroadcast(id),
    staleTime: 0,
  });
  const taking = useMutation({ mutationFn: onTake });
  return (
    <Stack $gap={1}>
      <ErrorMessage error={taking.error ? errorMessage(taking.error) : conflict} />
      {theirs.data ? (
        <>
          <p>{m.conflict.theirs}</p>
          <Words>{`${theirs.data.subject}\n\n${theirs.data.body}`}</Words>
        </>
      ) : null}
      <ButtonRow>
        <Button disabled={taking.isPending} onClick={() => taking.mutate('mine')}>
          {m.conflict.keepMine}
        </Button>
        <Button disabled={taking.isPending} onClick={() => taking.mutate('theirs')}>
          {m.conflict.useTheirs}
        </Button>
      </ButtonRow>
    </Stack>
  );
}

/** Text that was unsaved when another window sent the broadcast; kept until it is dismissed. */
export function UnsavedText({ id }: { id: string }) {
  const [left, setLeft] = useState(() => findUnsaved(id));
  if (!left) return null;
  const putAway = () => {
    forgetUnsaved(id);
    setLeft(undefined);
  };
  return (
    <Panel aria-label={m.leftover.title}>
      <p>{m.leftover.text}</p>
      <Words>{`${left.subject}\n\n${left.body}`}</Words>
      <Button onClick={putAway}>{m.leftover.dismiss}</Button>
    </Panel>
  );
}
