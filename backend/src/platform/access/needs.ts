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

/** `everyone` for calls before signing in. */
export type Need = Permission | 'everyone';

export const Needs = (permission: Permission): CustomDecorator => SetMetadata(KEY, permission);

/** Allows a call before signing in. A spec lists all such calls. */
export const ForEveryone = (): CustomDecorator => SetMetadata(KEY, 'everyone' satisfies Need);

export const NEED_KEY = KEY;

const PROOF = 'access:proof';
const SETTING_UP = 'access:setting-up';

/** Requires that the user has confirmed their identity within `PROOF_MS`, for calls that change credentials. */
export const NeedsProof = (): CustomDecorator => SetMetadata(PROOF, true);

/** Allows a call before a required second step is set up. */
export const WhileSettingUp = (): CustomDecorator => SetMetadata(SETTING_UP, true);

export const PROOF_KEY = PROOF;
export const SETTING_UP_KEY = SETTING_UP;

export interface StaffRequest extends Request {
  staff?: Staff | undefined;
  staffSession?: Session | undefined;
}

/** The signed-in user; undefined only in calls with `ForEveryone`. Likewise the session. */
export const CurrentStaff = createParamDecorator(
  (_data: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<StaffRequest>().staff,
);

export const CurrentSession = createParamDecorator(
  (_data: unknown, context: ExecutionContext) =>
    context.switchToHttp().getRequest<StaffRequest>().staffSession,
);
