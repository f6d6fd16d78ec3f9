import type { SpeakingRequest } from '@lectern/api-client/admin';
import { Async } from '@lectern/ui/kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { api } from '../api.js';
import { type Done, EmptyState, PageHeading, Stack, UndoBar } from '../components/index.js';
import { queryClient } from '../query-client.js';
import { RequestCard } from './speaking-request.js';
import { stageWords } from './speaking-words.js';
import { customers as m } from '../messages.js';

const Stage = styled.section`
  h2 {
    font-size: 1.25rem;
  }
  > p {
    margin-bottom: var(--space-2);
    color: var(--color-muted);
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 21rem), 1fr));
    gap: var(--space-2);
    align-items: start;
  }
`;

const key = ['speaking requests'];
const changed = () => queryClient.invalidateQueries({ queryKey: key });

export function SpeakingPage() {
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: () => api.GET('/api/admin/speaking-requests'),
    staleTime: 0,
  });
  const [done, setDone] = useState<Done | null>(null);
  const stagesOf = (requests: readonly SpeakingRequest[]) =>
    Object.entries(stageWords)
      .map(([stage, words]) => ({
        stage,
        ...words,
        requests: requests.filter((request) => request.stage === stage),
      }))
      .filter((each) => each.requests.length > 0);
  return (
    <>
      <PageHeading title={m.speaking.title} lead={m.speaking.lead} />
      {done ? <UndoBar key={done.text} done={done} onUndone={() => setDone(null)} /> : null}
      <Async query={{ data, error, refetch }} label={m.speaking.loading} heights={['18rem']}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState {...m.speaking.empty} />
          ) : (
            <Stack $gap={4}>
              {stagesOf(all).map(({ stage, label, meaning, requests }) => (
                <Stage key={stage} aria-labelledby={`stage-${stage}`}>
                  <h2 id={`stage-${stage}`}>
                    {label} ({requests.length})
                  </h2>
                  <p>{meaning}</p>
                  <ul>
                    {requests.map((request) => (
                      <li key={request.id}>
                        <RequestCard request={request} onChanged={changed} onDone={setDone} />
                      </li>
                    ))}
                  </ul>
                </Stage>
              ))}
            </Stack>
          )
        }
      </Async>
    </>
  );
}
