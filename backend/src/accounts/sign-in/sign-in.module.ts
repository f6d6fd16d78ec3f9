import { defineFeature } from '../../platform/features/feature.js';
import { Arrivals } from './arrivals.js';
import { FirstOwner } from './first-owner.js';
import { KnownDevices } from './known-devices.js';
import { PendingSignIns } from './pending-sign-ins.js';
import { SignInAttempts } from './sign-in-attempts.js';
import { DeviceCookie, PendingCookie, SignInCookies } from './sign-in-cookies.js';
import { SecondStepController, SessionController, UnknownCallsController } from './sign-in.controller.js';
import { SignIn } from './sign-in.js';
import { StaffDirectory } from './staff-directory.js';

export const signIn = defineFeature({
  providers: [
    Arrivals,
    DeviceCookie,
    FirstOwner,
    KnownDevices,
    PendingCookie,
    PendingSignIns,
    SignIn,
    SignInAttempts,
    SignInCookies,
    StaffDirectory,
  ],
  controllers: [SessionController, SecondStepController, UnknownCallsController],
});
