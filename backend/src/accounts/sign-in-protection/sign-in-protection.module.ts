import { defineFeature } from '../../platform/features/feature.js';
import { KnownDevices } from './known-devices.js';
import { SignInAttempts } from './sign-in-attempts.js';
import { DeviceCookie, PendingCookie, SignInCookies } from './sign-in-cookies.js';

export const signInProtection = defineFeature({
  providers: [DeviceCookie, KnownDevices, PendingCookie, SignInAttempts, SignInCookies],
});
