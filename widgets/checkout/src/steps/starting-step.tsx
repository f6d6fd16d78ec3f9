import type { ReactNode } from 'react';
import { MainButton, Step, Text, Trouble } from '@lectern/widget-look';
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
