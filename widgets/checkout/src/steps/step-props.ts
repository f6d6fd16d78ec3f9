import type { CheckoutOptions } from '@lectern/widget-kit';
import type { CheckoutSession } from '../checkout-session.js';
import type { CheckoutState } from '../checkout-state.js';

export interface StepProps {
  state: CheckoutState;
  session: CheckoutSession;
  options: CheckoutOptions;
  takeFocus: boolean;
}
