import { APP_GUARD } from '@nestjs/core';

import { defineFeature } from '../features/feature.js';
import { AccessGuard } from './access.guard.js';
import { EmailCodes } from './email-codes.js';
import { Passwords } from './passwords.js';
import { SessionCookie } from './session-cookie.js';
import { Sessions } from './sessions.js';
import { StaffMember } from './staff-member.entity.js';
import { User } from './user.entity.js';

export const access = defineFeature({
  entities: [StaffMember, User],
  providers: [{ provide: APP_GUARD, useClass: AccessGuard }, EmailCodes, Passwords, SessionCookie, Sessions],
});
