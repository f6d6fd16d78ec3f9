import { defineFeature } from '../../platform/features/feature.js';
import { SessionStarter } from './session-starter.js';
import { FirstOwner } from './first-owner.js';
import { PendingSignIns } from './pending-sign-ins.js';
import { SecondStepController, SessionController, UnknownCallsController } from './sign-in.controller.js';
import { SignIn } from './sign-in.js';

export const signIn = defineFeature({
  providers: [SessionStarter, FirstOwner, PendingSignIns, SignIn],
  controllers: [SessionController, SecondStepController, UnknownCallsController],
});
