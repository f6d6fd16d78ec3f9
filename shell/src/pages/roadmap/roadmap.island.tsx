import { Button, LinkButton, visuallyHidden } from '@lectern/ui';
import { useState } from 'react';
import { styled } from 'styled-components';

import { island } from '../../islands/island.js';
import { RoadmapMessage, Ways } from './roadmap-message.js';
import { SignIn } from './sign-in.js';
import { LoadingRoadmap } from './loading-roadmap.js';
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
          <LoadingRoadmap />
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
