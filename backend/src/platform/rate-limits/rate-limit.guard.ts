import { ApiTooManyRequestsResponse } from '#api-docs';
import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  SetMetadata,
  UseGuards,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';

import { TooManyAttempts } from '../http/domain-error.js';
import type { RateLimit } from './rate-limit-rules.js';
import { RateLimiter } from './rate-limiter.js';

const LIMIT = 'lectern:source-limit';

/** Lets a source call so often, and answers 429 with Retry-After (RFC 6585, 4) beyond that. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly rateLimiter: RateLimiter,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const limit = this.reflector.get<RateLimit>(LIMIT, context.getHandler());
    const waitMs = await this.rateLimiter.takeCall(limit, context.switchToHttp().getRequest<Request>().ip);
    if (waitMs > 0) throw new TooManyAttempts('REQUEST.TOO_MANY', waitMs);
    return true;
  }
}

/** For a call that has emails sent: limits how often one source may make it. */
export function LimitRate(limit: RateLimit): MethodDecorator {
  return applyDecorators(
    SetMetadata(LIMIT, limit),
    UseGuards(RateLimitGuard),
    ApiTooManyRequestsResponse({
      description: 'One source has called too often; Retry-After says how long to wait.',
    }),
  );
}
