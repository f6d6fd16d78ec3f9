import type { ReactNode } from 'react';
import { MainButton } from '../look/button.js';
import { Step, Text } from '../look/card.js';
import { Trouble } from '../look/note.js';
import { Loading } from './loading.js';
import type { StepProps } from './step-props.js';

/** In `payment-only`, where the page has asked for the details: the payment is being prepared. */
export function StartingStep({ state, session }: StepProps): ReactNode {
  if (state.trouble === null) {
    return (
      <Step>
        <Text>Preparing your payment…</Text>
        <Loading shape="card" />
      </Step>
    );
  }
  return (
    <Step>
      <Trouble>{state.trouble}</Trouble>
      <MainButton type="button" onClick={() => void session.buy()}>
        Try again
      </MainButton>
    </Step>
  );
}
