import { Button, LinkButton, visuallyHidden } from '@lectern/ui';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { SiteLink } from '../../navigation/site-link.js';
import { Arrival, Ways } from './arrival.js';
import { Door } from './door.js';
import { OpenedRoadmap } from './opened-roadmap.js';
import type { RoadmapWords } from './roadmap.words.js';
import { useDesk } from './use-desk.js';

const Said = styled.p`
  ${visuallyHidden}
`;

interface DeskProps {
  words: RoadmapWords;
  /** What stands until it is known what this browser opens. */
  waiting: ReactNode;
}

/** The door, the roadmap behind it, or the farewell. */
export function Desk({ words, waiting }: DeskProps) {
  const desk = useDesk();
  const [said, say] = useState('');
  return (
    <>
      <Said role="status">{said}</Said>
      <Shown words={words} waiting={waiting} desk={desk} say={say} />
    </>
  );
}

interface ShownProps extends DeskProps {
  desk: ReturnType<typeof useDesk>;
  say(sentence: string): void;
}

function Shown({ words, waiting, desk, say }: ShownProps) {
  const { state, isMoved } = desk;
  const { unreachable, empty, farewell } = words;
  switch (state.step) {
    case 'opening':
      return waiting;
    case 'unreachable':
      return (
        <Arrival heading={unreachable.heading} text={unreachable.text} isFocused={isMoved}>
          <Button onClick={() => void desk.open()}>{unreachable.retryLabel}</Button>
        </Arrival>
      );
    case 'closed':
      return <Door key={state.reason} words={words.door} desk={desk} closed={state} />;
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
        <OpenedRoadmap words={words} desk={desk} roadmap={state.roadmap} say={say} />
      ) : (
        <Arrival heading={empty.heading} text={empty.text} isFocused={isMoved}>
          <Ways>
            <LinkButton as={SiteLink} href={empty.link.path}>
              {empty.link.label}
            </LinkButton>
            <Button $look="quiet" onClick={() => void desk.signOut().catch(() => desk.open())}>
              {words.keeping.signOutLabel}
            </Button>
          </Ways>
        </Arrival>
      );
  }
}
