import { type CustomDecorator, SetMetadata } from '@nestjs/common';

import type { Permission } from './permissions.js';

const KEY = 'access:needs';

/** `everyone` for the few calls that come before signing in. */
export type Need = Permission | 'everyone';

/** What a call, or each call of a controller, may be made by: whoever has this permission. */
export const Needs = (permission: Permission): CustomDecorator => SetMetadata(KEY, permission);

/** For what comes before signing in. A spec lists all such calls. */
export const ForEveryone = (): CustomDecorator => SetMetadata(KEY, 'everyone' satisfies Need);

export const NEED_KEY = KEY;
