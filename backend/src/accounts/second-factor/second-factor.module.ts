import { defineFeature } from '../../platform/features/feature.js';
import { OneTimeCodes } from './one-time-codes.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SecondFactorController } from './second-factor.controller.js';
import { SecondFactors } from './second-factors.js';

export const secondFactor = defineFeature({
  providers: [OneTimeCodes, RecoveryCodes, SecondFactors],
  controllers: [SecondFactorController],
});
