import { color, radius, LinkButton, MainButton, Step, Text, ErrorMessage } from '@lectern/widget-look';
import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';

import * as m from '../messages.en.js';
import { RepeatQuestion } from './repeat-question.js';
import { StepHeading } from './step-heading.js';
import type { StepProps } from './step-props.js';

/** Loading placeholder of the same size as a card form or the file buttons, to avoid layout shifts. */
export function Loading({ shape }: { shape: 'card' | 'files' }): ReactNode {
  return (
    <Bars aria-hidden="true">
      <Wide />
      {shape === 'card' && <Bar />}
      {shape === 'card' && <Bar />}
      {shape === 'files' && <Wide />}
    </Bars>
  );
}

const breathe = keyframes`
  50% { opacity: 0.45; }
`;

const Bars = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 16px;
  animation: ${breathe} 1.6s ease-in-out infinite;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

const Bar = styled.div`
  block-size: 48px;
  border-radius: ${radius.small};
  background: ${color.wash};
`;

const Wide = styled(Bar)`
  grid-column: 1 / -1;
`;

export function RestoringStep({ state, session, takeFocus }: StepProps): ReactNode {
  return (
    <Step>
      <StepHeading takeFocus={takeFocus}>{m.payment.heading}</StepHeading>
      {state.failure === null ? (
        <>
          <Text>{m.payment.restoring}</Text>
          <Loading shape="card" />
        </>
      ) : (
        <>
          <ErrorMessage>{state.failure}</ErrorMessage>
          <MainButton type="button" onClick={() => void session.recheck()}>
            {m.actions.tryAgain}
          </MainButton>
          <LinkButton type="button" onClick={session.startOver}>
            {m.actions.startOver}
          </LinkButton>
        </>
      )}
    </Step>
  );
}

export function StartingStep({ state, session, options }: StepProps): ReactNode {
  if (state.repeat) {
    return (
      <Step>
        <RepeatQuestion repeat={state.repeat} session={session} options={options} />
      </Step>
    );
  }
  if (state.failure === null) {
    return (
      <Step>
        <Text>{m.payment.preparing}</Text>
        <Loading shape="card" />
      </Step>
    );
  }
  return (
    <Step>
      <ErrorMessage>{state.failure}</ErrorMessage>
      <MainButton type="button" onClick={() => void session.buy()}>
        {m.actions.tryAgain}
      </MainButton>
    </Step>
  );
}
