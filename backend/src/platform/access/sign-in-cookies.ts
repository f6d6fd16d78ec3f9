import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';

import { PendingCookie } from './pending-cookie.js';
import { SessionCookie } from './session-cookie.js';

/** What a browser holds of a sign-in that goes on, and of one that has succeeded. */
export interface HeldTokens {
  /** Of the session that it has. */
  oldToken: string | undefined;
  /** Of the sign-in that owes its second step. */
  pendingToken: string | undefined;
}

/** Both cookies of signing in, so that one goes when the other comes. */
@Injectable()
export class SignInCookies {
  constructor(
    private readonly session: SessionCookie,
    private readonly pending: PendingCookie,
  ) {}

  /** @throws DomainError where no browser would keep them */
  assertKept(): void {
    this.session.assertKept();
  }

  read(request: Request): HeldTokens {
    return { oldToken: this.session.read(request), pendingToken: this.pending.read(request) };
  }

  /** Somebody is signed in. */
  arrive(request: Request, response: Response, token: string): void {
    this.takePending(request, response);
    this.session.give(response, token);
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
