import { Container, visuallyHidden } from '@lectern/ui';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { useFrameWords } from '../../site-data.js';
import { useIsLive } from '../../use-is-live.js';
import type { RoadmapWords } from './roadmap.words.js';
import { Waiting } from './waiting.js';

const Desk = lazy(async () => ({ default: (await import('./desk.js')).Desk }));

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
            <Desk words={words} waiting={waiting} />
          </Suspense>
        ) : (
          waiting
        )}
      </Scripted>
    </Page>
  );
}
