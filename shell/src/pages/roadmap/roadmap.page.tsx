import { Container } from '@lectern/ui';
import { styled } from 'styled-components';

import { useFrameWords } from '../../site-data.js';
import { RoadmapIsland } from './roadmap.island.js';
import type { RoadmapWords } from './roadmap.words.js';

const Page = styled(Container)`
  padding-block: var(--space-6) var(--space-10);
  /* In print: a grid does not keep a heading with the content after it. */
  @media print {
    li[id^='step-'] {
      display: block;
      > * + * {
        margin-top: 0.5em;
      }
      > :first-child {
        display: block;
        break-after: avoid;
        break-inside: avoid;
      }
    }
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

/** Roadmap of the legal companion for a verified visitor. Its data load in the browser. */
export function RoadmapPage({ words }: { words: RoadmapWords }) {
  const { email } = useFrameWords().contact;
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
        <RoadmapIsland words={words} />
      </Scripted>
    </Page>
  );
}
