import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';

import { PrivateCookie } from '../../platform/access/private-cookie.js';
import { SessionCookie } from '../../platform/access/session-cookie.js';
import { Configuration } from '../../platform/config/configuration.js';
import { KNOWN_DEVICE_MS, SECOND_STEP_MS } from './sign-in-limits.js';

/** Cookie between password and second step. */
@Injectable()
export class PendingCookie extends PrivateCookie {
  constructor({ publicUrl }: Configuration) {
    super(publicUrl, 'sign-in', SECOND_STEP_MS);
  }
}

/** Device cookie of a browser that has signed in before. */
@Injectable()
export class DeviceCookie extends PrivateCookie {
  constructor({ publicUrl }: Configuration) {
    super(publicUrl, 'device', KNOWN_DEVICE_MS);
  }
}

export interface BrowserTokens {
  oldToken: string | undefined;
  pendingToken: string | undefined;
}

@Injectable()
export class SignInCookies {
  constructor(
    private readonly session: SessionCookie,
    private readonly pending: PendingCookie,
    private readonly device: DeviceCookie,
  ) {}

  /**
   * Sign-in data from the request.
   * @throws DomainError if the browser would drop the cookies
   */
  begin(request: Request) {
    this.session.assertSupported();
    return {
      ...this.read(request),
      deviceToken: this.device.read(request),
      address: request.ip ?? '',
      userAgent: request.headers['user-agent'],
    };
  }

  read(request: Request): BrowserTokens {
    return { oldToken: this.session.read(request), pendingToken: this.pending.read(request) };
  }

  /** @param deviceToken after a sign-in */
  setSession(request: Request, response: Response, token: string, deviceToken?: string): void {
    this.clearPending(request, response);
    this.session.set(response, token);
    if (deviceToken) this.setDevice(response, deviceToken);
  }

  /** Marks the browser as known, also after signing out. */
  setDevice(response: Response, deviceToken: string): void {
    this.device.set(response, deviceToken);
  }

  setPending(response: Response, token: string): void {
    this.pending.set(response, token);
  }

  clear(request: Request, response: Response): void {
    this.clearPending(request, response);
    this.session.clear(response);
  }

  private clearPending(request: Request, response: Response): void {
    if (this.pending.read(request)) this.pending.clear(response);
  }
}
