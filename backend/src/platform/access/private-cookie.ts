import type { IncomingMessage } from 'node:http';

import type { CookieOptions, Response } from 'express';

import { isLoopback } from '../config/stand-ins.js';
import { DomainError } from '../http/domain-error.js';

/**
 * A cookie that holds a secret. With the prefix `__Host-` browsers accept it only from this host over https (RFC 6265bis
 * §4.1.3.2). On localhost, without https, its name contains the port, because browsers share cookies among ports.
 */
export class PrivateCookie {
  readonly name: string;
  private readonly options: CookieOptions;
  private readonly isSupported: boolean;

  constructor(
    publicUrl: string,
    purpose: string,
    private readonly lifeMs: number,
  ) {
    const { protocol, port } = new URL(publicUrl);
    const isLocal = protocol === 'http:' && isLoopback(publicUrl);
    this.name = isLocal ? `lectern-${purpose}-${port || '80'}` : `__Host-lectern-${purpose}`;
    this.options = { httpOnly: true, secure: !isLocal, sameSite: 'strict', path: '/' };
    this.isSupported = isLocal || protocol === 'https:';
  }

  /** @throws DomainError if browsers would reject the cookie because the site has no https */
  assertSupported(): void {
    if (this.isSupported) return;
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

  set(response: Response, token: string): void {
    response.cookie(this.name, token, { ...this.options, maxAge: this.lifeMs });
  }

  clear(response: Response): void {
    response.clearCookie(this.name, this.options);
  }
}
