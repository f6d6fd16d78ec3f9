import { defineFeature } from '../../platform/features/feature.js';
import { BeginSecondFactor } from './begin-second-factor.use-case.js';
import { CheckSecondFactor } from './check-second-factor.use-case.js';
import { ConfirmSecondFactor } from './confirm-second-factor.use-case.js';
import { MakeRecoveryCodes } from './make-recovery-codes.use-case.js';
import { RenewRecoveryCodes } from './renew-recovery-codes.use-case.js';
import { SecondFactorController } from './second-factor.controller.js';
import { SecondStepController } from './second-step.controller.js';
import { TakeSecondStep } from './take-second-step.use-case.js';
import { TurnOffSecondFactor } from './turn-off-second-factor.use-case.js';

export const secondFactor = defineFeature({
  providers: [
    BeginSecondFactor,
    CheckSecondFactor,
    ConfirmSecondFactor,
    MakeRecoveryCodes,
    RenewRecoveryCodes,
    TakeSecondStep,
    TurnOffSecondFactor,
  ],
  controllers: [SecondStepController, SecondFactorController],
});
