import {
  applyDecorators,
  type CanActivate,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  UseGuards,
} from '@nestjs/common';
import { ApiBearerAuth } from '#api-docs';
import type { Request, Response } from 'express';
import { isCrossSite } from './cross-site.js';
import { Configuration } from '../config/configuration.js';
import { DomainError } from '../http/domain-error.js';
import { isToken } from '../signed-links/random-token.js';
import { PrivateCookie } from './private-cookie.js';
import { VISITOR_COOKIE_MS } from './session-rules.js';

@Injectable()
export class VisitorCookie extends PrivateCookie {
  constructor({ publicUrl }: Configuration) {
    super(publicUrl, 'visitor', VISITOR_COOKIE_MS);
  }
}

interface ProofRequest extends Request {
  proof?: string;
}

const BEARER = /^Bearer ([\w-]+)$/i;

/**
 * Reads a visitor's secret from our cookie, or as a bearer token (RFC 6750, 2.1) from a frame on another site, where
 * browsers keep no cookie. The handler decides what it gives access to. Rejects cross-site requests with the cookie.
 */
@Injectable()
export class ProofGuard implements CanActivate {
  constructor(
    private readonly cookie: VisitorCookie,
    private readonly configuration: Configuration,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<ProofRequest>();
    context.switchToHttp().getResponse<Response>().setHeader('cache-control', 'no-store');
    const bearer = BEARER.exec(request.headers.authorization ?? '')?.[1];
    const token = bearer ?? this.cookie.read(request);
    if (!token || !isToken(token)) return true;
    if (!bearer && isCrossSite(request.headers, this.configuration.publicUrl)) {
      throw new DomainError(
        'forbidden',
        'ACCESS.CROSS_SITE',
        'Another site asked for this, so we didn’t do it.',
      );
    }
    request.proof = token;
    return true;
  }
}

export function WithProof(): MethodDecorator & ClassDecorator {
  return applyDecorators(UseGuards(ProofGuard), ApiBearerAuth());
}

/** The secret of the request, not verified; undefined if there is none. */
export const Proof = createParamDecorator(
  (_data: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<ProofRequest>().proof,
);
