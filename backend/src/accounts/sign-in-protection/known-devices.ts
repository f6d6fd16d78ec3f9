import { Injectable } from '@nestjs/common';

import { createToken } from '../../platform/signed-links/random-token.js';
import { SignedLinks } from '../../platform/signed-links/signed-links.js';

/**
 * Browsers in which somebody has signed in before. Their tries are counted by themselves, so that strangers who guess at
 * an account do not lock its owner out ("device cookies", OWASP). What such a browser holds opens nothing, is good for
 * one account, and names nobody.
 */
@Injectable()
export class KnownDevices {
  constructor(private readonly links: SignedLinks) {}

  /** @param email in lower case. @returns what the browser is given to keep: another each time */
  issue(email: string): Promise<string> {
    return this.links.token(purposeOf(email), createToken());
  }

  /** @returns the name of the browser; undefined where nobody has signed in to this account in it */
  async find(email: string, token: string | undefined): Promise<string | undefined> {
    return token && this.links.read(purposeOf(email), token);
  }
}

const purposeOf = (email: string) => `device:${email}`;
