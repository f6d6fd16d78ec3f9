import { Injectable } from '@nestjs/common';

import { SignedLinks } from '../signed-links/signed-links.js';

/** Below a domain that there will never be (RFC 2606). */
const DOMAIN = 'erased.invalid';

/** Whether a text stands in the place of an address that was erased. */
export const isPseudonym = (address: string): boolean => address.endsWith(`@${DOMAIN}`);

/**
 * What stands in the place of an address that was erased. The same address has always the same one, so that whoever
 * brings the address can be matched with what had to stay; without the site's own key nobody finds the address from it,
 * or tries guesses on it.
 */
@Injectable()
export class Pseudonyms {
  constructor(private readonly links: SignedLinks) {}

  async of(address: string): Promise<string> {
    const signed = await this.links.signatureOf('pseudonym', address.toLowerCase());
    // Letters of one case: addresses are compared without regard to it.
    return `${Buffer.from(signed, 'base64url').toString('hex').slice(0, 40)}@${DOMAIN}`;
  }
}
