import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';

import { AccessGuard } from './access.guard.js';
import { OneTimeCodes } from './one-time-codes.js';
import { PasskeyCeremonies } from './passkey-ceremonies.js';
import { PasskeyChallenges } from './passkey-challenges.js';
import { Passwords } from './passwords.js';
import { PendingCookie } from './pending-cookie.js';
import { PendingSignIns } from './pending-sign-ins.js';
import { SessionCookie } from './session-cookie.js';
import { Sessions } from './sessions.js';
import { SignInCookies } from './sign-in-cookies.js';
import { Tries } from './tries.js';

const parts = [
  OneTimeCodes,
  PasskeyCeremonies,
  PasskeyChallenges,
  Passwords,
  PendingCookie,
  PendingSignIns,
  SessionCookie,
  Sessions,
  SignInCookies,
  Tries,
];

/** Who may do what: sessions, and the guard before every call. */
@Global()
@Module({ providers: [...parts, { provide: APP_GUARD, useClass: AccessGuard }], exports: parts })
export class AccessModule {}
