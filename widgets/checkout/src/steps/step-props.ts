import type { CheckoutOptions } from '@lectern/widget-kit';
import type { CheckoutSession } from '../checkout-session.js';
import type { CheckoutState } from '../checkout-state.js';

/** What every step is given. */
export interface StepProps {
  state: CheckoutState;
  session: CheckoutSession;
  options: CheckoutOptions;
  /** Whether the step's heading is to take the focus. */
  takeFocus: boolean;
}
