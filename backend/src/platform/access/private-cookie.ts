import type { IncomingMessage } from 'node:http';

import type { CookieOptions, Response } from 'express';

import { isLoopback } from '../config/stand-ins.js';
import { DomainError } from '../http/domain-error.js';

/**
 * A cookie that holds a secret. `__Host-` makes the browser see to it that it came from this very host, by https
 * (RFC 6265bis §4.1.3.2). At home there is no https: there it has a plain name, with the port in it, since browsers
 * share cookies among the ports of a host.
 */
export class PrivateCookie {
  readonly name: string;
  private readonly options: CookieOptions;
  private readonly isKept: boolean;

  /** @param purpose its name: `session`; @param lifeMs how long the browser keeps it */
  constructor(
    publicUrl: string,
    purpose: string,
    private readonly lifeMs: number,
  ) {
    const { protocol, port } = new URL(publicUrl);
    const isAtHome = protocol === 'http:' && isLoopback(publicUrl);
    this.name = isAtHome ? `lectern-${purpose}-${port || '80'}` : `__Host-lectern-${purpose}`;
    this.options = { httpOnly: true, secure: !isAtHome, sameSite: 'strict', path: '/' };
    this.isKept = isAtHome || protocol === 'https:';
  }

  /** @throws DomainError where no browser would keep the cookie: better than a sign-in that comes to nothing */
  assertKept(): void {
    if (this.isKept) return;
    throw new DomainError(
      'unavailable',
      'ACCESS.NEEDS_HTTPS',
      'Signing in needs https, but this site is using plain http. Put a proxy with a certificate in front of it.',
    );
  }

  read({ headers }: IncomingMessage): string | undefined {
    const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
    return pairs.find((pair) => pair.startsWith(`${this.name}=`))?.slice(this.name.length + 1);
  }

  give(response: Response, token: string): void {
    response.cookie(this.name, token, { ...this.options, maxAge: this.lifeMs });
  }

  take(response: Response): void {
    response.clearCookie(this.name, this.options);
  }
}
