import type { ReactNode } from 'react';
import { LinkButton, MainButton, Step, Text, Trouble } from '@lectern/widget-look';
import { Loading } from './loading.js';
import { StepHeading } from './step-heading.js';
import type { StepProps } from './step-props.js';

/** After a reload: the payment that was under way is being looked up. */
export function RestoringStep({ state, session, takeFocus }: StepProps): ReactNode {
  return (
    <Step>
      <StepHeading takeFocus={takeFocus}>Pay by card</StepHeading>
      {state.trouble === null ? (
        <>
          <Text>Finding the payment you had started…</Text>
          <Loading shape="card" />
        </>
      ) : (
        <>
          <Trouble>{state.trouble}</Trouble>
          <MainButton type="button" onClick={() => void session.recheck()}>
            Try again
          </MainButton>
          <LinkButton type="button" onClick={session.startOver}>
            Start over
          </LinkButton>
        </>
      )}
    </Step>
  );
}
