import { Button, LinkButton, visuallyHidden } from '@lectern/ui';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { SiteLink } from '../../layout/site-link.js';
import { Arrival, Ways } from './arrival.js';
import { SignIn } from './sign-in.js';
import { OpenedRoadmap } from './opened-roadmap.js';
import type { RoadmapWords } from './roadmap.words.js';
import { useWorkspace } from './use-workspace.js';

const Said = styled.p`
  ${visuallyHidden}
`;

interface DeskProps {
  words: RoadmapWords;
  /** What stands until it is known what this browser opens. */
  waiting: ReactNode;
}

/** The door, the roadmap behind it, or the farewell. */
export function Workspace({ words, waiting }: DeskProps) {
  const workspace = useWorkspace();
  const [said, say] = useState('');
  return (
    <>
      <Said role="status">{said}</Said>
      <Shown words={words} waiting={waiting} workspace={workspace} say={say} />
    </>
  );
}

interface ShownProps extends DeskProps {
  workspace: ReturnType<typeof useWorkspace>;
  say(sentence: string): void;
}

function Shown({ words, waiting, workspace, say }: ShownProps) {
  const { state, isMoved } = workspace;
  const { unreachable, empty, farewell } = words;
  switch (state.step) {
    case 'opening':
      return waiting;
    case 'unreachable':
      return (
        <Arrival heading={unreachable.heading} text={unreachable.text} isFocused={isMoved}>
          <Button onClick={() => void workspace.open()}>{unreachable.retryLabel}</Button>
        </Arrival>
      );
    case 'closed':
      return <SignIn key={state.reason} words={words.door} workspace={workspace} closed={state} />;
    case 'gone':
      return (
        <Arrival heading={farewell.heading} text={farewell.text} isFocused>
          {farewell.links.map(({ label, path }) => (
            <LinkButton key={path} as={SiteLink} href={path} $look="quiet">
              {label}
            </LinkButton>
          ))}
        </Arrival>
      );
    case 'open':
      return state.roadmap.assessments.length > 0 ? (
        <OpenedRoadmap words={words} workspace={workspace} roadmap={state.roadmap} say={say} />
      ) : (
        <Arrival heading={empty.heading} text={empty.text} isFocused={isMoved}>
          <Ways>
            <LinkButton as={SiteLink} href={empty.link.path}>
              {empty.link.label}
            </LinkButton>
            <Button $look="quiet" onClick={() => void workspace.signOut().catch(() => workspace.open())}>
              {words.keeping.signOutLabel}
            </Button>
          </Ways>
        </Arrival>
      );
  }
}
