import {
  type CustomDecorator,
  SetMetadata,
  createParamDecorator,
  type ExecutionContext,
} from '@nestjs/common';
import type { Permission } from './permissions.js';
import type { Request } from 'express';
import type { Session } from './session.js';
import type { Staff } from './staff.js';

const KEY = 'access:needs';

/** `everyone` for the few calls that come before signing in. */
export type Need = Permission | 'everyone';

/** What a call, or each call of a controller, may be made by: whoever has this permission. */
export const Needs = (permission: Permission): CustomDecorator => SetMetadata(KEY, permission);

/** For what comes before signing in. A spec lists all such calls. */
export const ForEveryone = (): CustomDecorator => SetMetadata(KEY, 'everyone' satisfies Need);

export const NEED_KEY = KEY;

const PROOF = 'access:proof';
const SETTING_UP = 'access:setting-up';

/** What changes how somebody proves who they are: asks for a proof of the last quarter of an hour. */
export const NeedsProof = (): CustomDecorator => SetMetadata(PROOF, true);

/** What whoever has to set up a second step may call before they have. */
export const WhileSettingUp = (): CustomDecorator => SetMetadata(SETTING_UP, true);

export const PROOF_KEY = PROOF;
export const SETTING_UP_KEY = SETTING_UP;

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
