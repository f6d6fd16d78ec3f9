import { APP_GUARD } from '@nestjs/core';

import { defineFeature } from '../features/feature.js';
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
import { StaffMember } from './staff-member.entity.js';
import { LoginThrottle } from './login-throttle.js';
import { User } from './user.entity.js';

export const access = defineFeature({
  entities: [StaffMember, User],
  providers: [
    { provide: APP_GUARD, useClass: AccessGuard },
    OneTimeCodes,
    PasskeyCeremonies,
    PasskeyChallenges,
    Passwords,
    PendingCookie,
    PendingSignIns,
    SessionCookie,
    Sessions,
    SignInCookies,
    LoginThrottle,
  ],
});
