import { defineFeature } from '../../platform/features/feature.js';
import { CheckoutBrake } from './checkout-brake.js';
import { CheckoutGuard } from './checkout-guard.js';

export const checkoutGuard = defineFeature({ providers: [CheckoutBrake, CheckoutGuard] });
