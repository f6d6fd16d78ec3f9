import { Injectable } from '@nestjs/common';

import { createToken } from '../../platform/signed-links/random-token.js';
import { SignedLinks } from '../../platform/signed-links/signed-links.js';

/**
 * Browsers that have signed in to an account before ("device cookies", OWASP). Their attempts are counted
 * separately, so that guesses by others do not lock the account's owner out. The token grants no access.
 */
@Injectable()
export class KnownDevices {
  constructor(private readonly links: SignedLinks) {}

  /** @param email in lower case */
  issue(email: string): Promise<string> {
    return this.links.token(purposeOf(email), createToken());
  }

  /** @returns the browser's id; undefined if the account never signed in there */
  async find(email: string, token: string | undefined): Promise<string | undefined> {
    return token && this.links.read(purposeOf(email), token);
  }
}

const purposeOf = (email: string) => `device:${email}`;
