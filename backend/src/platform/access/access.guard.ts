import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Response } from 'express';

import { Configuration } from '../config/configuration.js';
import { DomainError } from '../http/domain-error.js';
import { isCrossSite } from './cross-site.js';
import type { StaffRequest } from './current-staff.js';
import { type Need, NEED_KEY } from './needs.js';
import { mayDo } from './permissions.js';
import { SessionCookie } from './session-cookie.js';
import { Sessions } from './sessions.js';

/** Patterns of routes, not addresses: the framework has matched the address already, in any spelling. */
const ADMIN = /^\/api\/admin(\/|$)/;

/**
 * Stands before every call of the API and lets through what is not for staff. Under /api/admin it refuses whatever is
 * not allowed in so many words: a call that names no need is refused to everybody.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: Sessions,
    private readonly cookie: SessionCookie,
    private readonly configuration: Configuration,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<StaffRequest>();
    const targets = [context.getHandler(), context.getClass()];
    const need = this.reflector.getAllAndOverride<Need | undefined>(NEED_KEY, targets);
    if (!need && !ADMIN.test(String(request.route?.path))) return true;
    context.switchToHttp().getResponse<Response>().setHeader('cache-control', 'no-store');
    if (isCrossSite(request.headers, this.configuration.publicUrl)) {
      throw new DomainError(
        'forbidden',
        'ACCESS.CROSS_SITE',
        'Another site asked for this, so it is not done.',
      );
    }
    request.staff = await this.sessions.find(this.cookie.read(request));
    if (need === 'everyone') return true;
    if (!request.staff) throw new DomainError('unauthorized', 'ACCESS.SIGNED_OUT', 'Please sign in.');
    if (!need || !mayDo(request.staff.role, need)) {
      throw new DomainError('forbidden', 'ACCESS.NOT_ALLOWED', 'Your role does not allow this.');
    }
    return true;
  }
}
