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

const KEPT_MS = 30 * 24 * 60 * 60_000;

/** The cookie by which a browser finds again what its visitor has done here, without an account. */
@Injectable()
export class VisitorCookie extends PrivateCookie {
  constructor({ publicUrl }: Configuration) {
    super(publicUrl, 'visitor', KEPT_MS);
  }
}

interface ProofRequest extends Request {
  proof?: string;
}

const BEARER = /^Bearer ([\w-]+)$/i;

/**
 * Reads the secret that a visitor was given: from the cookie of our own pages, or as a bearer token (RFC 6750, 2.1) from
 * a frame on another site, where browsers keep no cookie. What it opens is for the call to say, and nobody keeps the
 * answer. With the cookie, a call of another site is refused.
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

/** For a call that may come with a visitor's secret; see {@link Proof}. */
export function WithProof(): MethodDecorator & ClassDecorator {
  return applyDecorators(UseGuards(ProofGuard), ApiBearerAuth());
}

/** The secret that came with a call, or undefined; whether it is one of ours is not yet known. */
export const Proof = createParamDecorator(
  (_data: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<ProofRequest>().proof,
);
