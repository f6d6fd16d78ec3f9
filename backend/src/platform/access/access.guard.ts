import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Response } from 'express';
import { Configuration } from '../config/configuration.js';
import { DomainError } from '../http/domain-error.js';
import { isCrossSite } from './cross-site.js';
import { type StaffRequest, type Need, NEED_KEY, PROOF_KEY, SETTING_UP_KEY } from './needs.js';
import { mayDo } from './permissions.js';
import { SessionCookie } from './session-cookie.js';
import { Sessions } from './sessions.js';

/** Matches route patterns, not URLs: the framework has already resolved the URL's spelling. */
const ADMIN = /^\/api\/admin(\/|$)/;

export const signedOut = () => new DomainError('unauthorized', 'ACCESS.SIGNED_OUT', 'Please sign in.');

const forbidden = (code: string, message: string) => new DomainError('forbidden', `ACCESS.${code}`, message);

/** Checks every API call that needs a permission. Under /api/admin, calls that declare none are rejected. */
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
    const need = this.metadata<Need>(context, NEED_KEY);
    if (!need && !ADMIN.test(String(request.route?.path))) return true;
    context.switchToHttp().getResponse<Response>().setHeader('cache-control', 'no-store');
    if (isCrossSite(request.headers, this.configuration.publicUrl))
      throw forbidden('CROSS_SITE', 'Another site asked for this, so we didn’t do it.');
    const found = await this.sessions.find(this.cookie.read(request));
    request.staff = found?.staff;
    request.staffSession = found?.session;
    if (need === 'everyone') return true;
    if (!found) throw signedOut();
    if (!need || !mayDo(found.staff.role, need))
      throw forbidden('NOT_ALLOWED', 'Your role doesn’t allow this.');
    if (found.session.mustSetUp && !this.metadata(context, SETTING_UP_KEY))
      throw forbidden('SET_UP_FIRST', 'Please set up two-step verification first.');
    if (!found.session.isProved && this.metadata(context, PROOF_KEY))
      throw forbidden('PROOF_NEEDED', 'Please confirm that it’s you.');
    return true;
  }

  private metadata<T>(context: ExecutionContext, key: string): T | undefined {
    return this.reflector.getAllAndOverride<T | undefined>(key, [context.getHandler(), context.getClass()]);
  }
}
