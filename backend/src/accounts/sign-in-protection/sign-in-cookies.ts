import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';

import { PrivateCookie } from '../../platform/access/private-cookie.js';
import { SessionCookie } from '../../platform/access/session-cookie.js';
import { Configuration } from '../../platform/config/configuration.js';
import { KNOWN_DEVICE_MS, SECOND_STEP_MS } from './sign-in-limits.js';

/** The cookie between the password and the second step. */
@Injectable()
export class PendingCookie extends PrivateCookie {
  constructor({ publicUrl }: Configuration) {
    super(publicUrl, 'sign-in', SECOND_STEP_MS);
  }
}

/** The cookie by which a browser is known for one in which somebody has signed in before. */
@Injectable()
export class DeviceCookie extends PrivateCookie {
  constructor({ publicUrl }: Configuration) {
    super(publicUrl, 'device', KNOWN_DEVICE_MS);
  }
}

/** What a browser holds of a sign-in that goes on, and of one that has succeeded. */
export interface HeldTokens {
  /** Of the session that it has. */
  oldToken: string | undefined;
  /** Of the sign-in that owes its second step. */
  pendingToken: string | undefined;
}

/** The cookies of signing in, so that one goes when the other comes. */
@Injectable()
export class SignInCookies {
  constructor(
    private readonly session: SessionCookie,
    private readonly pending: PendingCookie,
    private readonly device: DeviceCookie,
  ) {}

  /** What a sign-in is told of the browser. @throws DomainError where no browser would keep the cookies */
  begin(request: Request) {
    this.session.assertKept();
    return {
      ...this.read(request),
      deviceToken: this.device.read(request),
      address: request.ip ?? '',
      userAgent: request.headers['user-agent'],
    };
  }

  read(request: Request): HeldTokens {
    return { oldToken: this.session.read(request), pendingToken: this.pending.read(request) };
  }

  /** Somebody is signed in. @param deviceToken where they have just signed in */
  arrive(request: Request, response: Response, token: string, deviceToken?: string): void {
    this.takePending(request, response);
    this.session.give(response, token);
    if (deviceToken) this.know(response, deviceToken);
  }

  /** Whoever uses the browser has proved who they are; it stays known after they have left. */
  know(response: Response, deviceToken: string): void {
    this.device.give(response, deviceToken);
  }

  /** The second step is owed. */
  wait(response: Response, token: string): void {
    this.pending.give(response, token);
  }

  leave(request: Request, response: Response): void {
    this.takePending(request, response);
    this.session.take(response);
  }

  private takePending(request: Request, response: Response): void {
    if (this.pending.read(request)) this.pending.take(response);
  }
}
