import { ErrorMessage, LinkButton, MainButton, Skeleton, Step, Text } from '@lectern/widget-look';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import * as m from '../messages.en.js';
import { RepeatQuestion } from './repeat-question.js';
import { StepHeading } from './step-heading.js';
import type { StepProps } from './step-props.js';

/** Loading placeholder of the same size as a card form, that form with its button, or the file buttons. */
export function Loading({ shape }: { shape: 'card' | 'payment' | 'files' }): ReactNode {
  const isFiles = shape === 'files';
  return (
    <Bars aria-hidden="true">
      <Wide />
      {isFiles ? null : <Bar />}
      {isFiles ? null : <Bar />}
      {shape === 'card' ? null : <Wide />}
    </Bars>
  );
}

const Bars = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 16px;
`;

const Bar = styled(Skeleton)`
  block-size: 48px;
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
          <Loading shape="payment" />
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
        <Loading shape="payment" />
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
