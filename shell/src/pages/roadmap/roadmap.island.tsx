import { Button, Card, LinkButton, Skeleton, visuallyHidden } from '@lectern/ui';
import { useState } from 'react';
import { styled } from 'styled-components';

import { island } from '../../islands/island.js';
import { RoadmapMessage, Ways } from './roadmap-message.js';
import { SignIn } from './sign-in.js';
import { OpenedRoadmap } from './opened-roadmap.js';
import type { RoadmapWords } from './roadmap.words.js';
import { useWorkspace } from './use-workspace.js';

const Said = styled.p`
  ${visuallyHidden}
`;

function Workspace({ words }: { words: RoadmapWords }) {
  const workspace = useWorkspace();
  const [said, say] = useState('');
  return (
    <>
      <Said role="status">{said}</Said>
      <Shown words={words} workspace={workspace} say={say} />
    </>
  );
}

export const RoadmapIsland = island('roadmap', Workspace, () => ({ always: true }));

interface ShownProps {
  words: RoadmapWords;
  workspace: ReturnType<typeof useWorkspace>;
  say(sentence: string): void;
}

function Shown({ words, workspace, say }: ShownProps) {
  const { state, isMoved } = workspace;
  const { unreachable, empty, farewell } = words;
  switch (state.step) {
    case 'opening':
      return (
        <div aria-busy="true">
          <Said>{words.loadingText}</Said>
          <Waiting />
        </div>
      );
    case 'unreachable':
      return (
        <RoadmapMessage heading={unreachable.heading} text={unreachable.text} isFocused={isMoved}>
          <Button onClick={() => void workspace.open()}>{unreachable.retryLabel}</Button>
        </RoadmapMessage>
      );
    case 'closed':
      return <SignIn key={state.reason} words={words.door} workspace={workspace} closed={state} />;
    case 'gone':
      return (
        <RoadmapMessage heading={farewell.heading} text={farewell.text} isFocused>
          {farewell.links.map(({ label, path }) => (
            <LinkButton key={path} href={path} $look="quiet">
              {label}
            </LinkButton>
          ))}
        </RoadmapMessage>
      );
    case 'open':
      return state.roadmap.assessments.length > 0 ? (
        <OpenedRoadmap words={words} workspace={workspace} roadmap={state.roadmap} say={say} />
      ) : (
        <RoadmapMessage heading={empty.heading} text={empty.text} isFocused={isMoved}>
          <Ways>
            <LinkButton href={empty.link.path}>{empty.link.label}</LinkButton>
            <Button $look="quiet" onClick={() => void workspace.signOut().catch(() => workspace.open())}>
              {words.keeping.signOutLabel}
            </Button>
          </Ways>
        </RoadmapMessage>
      );
  }
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

function Waiting() {
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
