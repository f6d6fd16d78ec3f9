import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

import type { Session } from './session.js';
import type { Staff } from './staff.js';

/** A request under /api/admin, once the guard has seen it. */
export interface StaffRequest extends Request {
  staff?: Staff | undefined;
  staffSession?: Session | undefined;
}

/** Who is signed in: always somebody, but for calls that are for everyone. */
export const CurrentStaff = createParamDecorator(
  (_data: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<StaffRequest>().staff,
);

/** The session that the call is made in: there wherever somebody is signed in. */
export const CurrentSession = createParamDecorator(
  (_data: unknown, context: ExecutionContext) =>
    context.switchToHttp().getRequest<StaffRequest>().staffSession,
);
