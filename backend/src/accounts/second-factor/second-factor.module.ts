import { defineFeature } from '../../platform/features/feature.js';
import { OneTimeCodes } from './one-time-codes.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SecondFactorController } from './second-factor.controller.js';
import { SECOND_FACTOR } from './second-factor-rules.js';
import { SecondFactors } from './second-factors.js';

export const secondFactor = defineFeature({
  sealed: [{ purpose: SECOND_FACTOR, table: 'second_factors', owner: 'user_id' }],
  providers: [OneTimeCodes, RecoveryCodes, SecondFactors],
  controllers: [SecondFactorController],
});
