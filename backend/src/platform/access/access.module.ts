import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';

import { AccessGuard } from './access.guard.js';
import { Passwords } from './passwords.js';
import { SessionCookie } from './session-cookie.js';
import { Sessions } from './sessions.js';
import { Tries } from './tries.js';

const parts = [Passwords, SessionCookie, Sessions, Tries];

/** Who may do what: sessions, and the guard before every call. */
@Global()
@Module({ providers: [...parts, { provide: APP_GUARD, useClass: AccessGuard }], exports: parts })
export class AccessModule {}
