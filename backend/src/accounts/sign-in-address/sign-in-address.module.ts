import { defineFeature } from '../../platform/features/feature.js';
import { SignInAddressController } from './sign-in-address.controller.js';
import { SignInAddress } from './sign-in-address.js';

export const signInAddress = defineFeature({
  providers: [SignInAddress],
  controllers: [SignInAddressController],
});
