import { Container, visuallyHidden, Card, Skeleton } from '@lectern/ui';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';

import { useIsLive } from '../../islands/browser-island.js';
import type { RoadmapWords } from './roadmap.words.js';
import { useFrameWords } from '../../site-data.js';

const Workspace = lazy(async () => ({ default: (await import('./workspace.js')).Workspace }));

const Page = styled(Container)`
  padding-block: var(--space-6) var(--space-10);
  @media print {
    padding: 0;
  }
`;

const Lead = styled.p`
  max-width: 44rem;
  margin-block: var(--space-2) var(--space-6);
  font-size: var(--text-lead);
  line-height: 1.5;
  @media print {
    display: none;
  }
`;

const Scripted = styled.div`
  @media (scripting: none) {
    > :not(noscript) {
      display: none;
    }
  }
`;

const Said = styled.p`
  ${visuallyHidden}
`;

/** What the legal companion recommended, for whoever can prove that it is hers: all of it comes after the page. */
export function RoadmapPage({ words }: { words: RoadmapWords }) {
  const isLive = useIsLive();
  const { email } = useFrameWords().contact;
  const waiting = (
    <div aria-busy="true">
      <Said>{words.loadingText}</Said>
      <Waiting />
    </div>
  );
  return (
    <Page>
      <h1>{words.heading}</h1>
      <Lead>{words.intro}</Lead>
      <Scripted>
        <noscript>
          <p>
            {words.scriptNote} <a href={`mailto:${email}`}>{email}</a>
          </p>
        </noscript>
        {isLive ? (
          <Suspense fallback={waiting}>
            <Workspace words={words} waiting={waiting} />
          </Suspense>
        ) : (
          waiting
        )}
      </Scripted>
    </Page>
  );
}

const Sheets = styled.div`
  display: grid;
  gap: var(--space-3);
  max-width: 46rem;
  min-height: 70vh;
  align-content: start;
`;

const Sheet = styled(Card)`
  display: grid;
  gap: var(--space-2);
`;

const Line = styled(Skeleton)`
  height: 1.25rem;
  &:nth-child(1) {
    width: 35%;
  }
  &:nth-child(2) {
    width: 80%;
    height: 2rem;
  }
`;

/** The shape of a roadmap that is on its way. */
export function Waiting() {
  return (
    <Sheets aria-hidden="true">
      {[1, 2, 3].map((sheet) => (
        <Sheet key={sheet}>
          <Line />
          <Line />
          <Line />
        </Sheet>
      ))}
    </Sheets>
  );
}
