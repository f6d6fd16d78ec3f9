import { defineFeature } from '../../platform/features/feature.js';
import { CheckoutGuard } from './checkout-guard.js';

export const checkoutGuard = defineFeature({ providers: [CheckoutGuard] });
