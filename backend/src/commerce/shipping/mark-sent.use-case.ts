import { Injectable } from '@nestjs/common';

import { DomainError } from '../../platform/http/domain-error.js';
import { SignedLinks } from '../../platform/signed-links/signed-links.js';
import { SendOff } from './send-off.use-case.js';
import { SENT_LINK } from './sent-link.js';

/** Notes that an order is in the post, by the link of the owner's letter. */
@Injectable()
export class MarkSent {
  constructor(
    private readonly links: SignedLinks,
    private readonly sendOff: SendOff,
  ) {}

  /** @throws DomainError for a link that is not ours, and for an order whose payment does not stand */
  async execute(token: string, trackingNumber: string): Promise<void> {
    const orderId = await this.links.read(SENT_LINK.purpose, token);
    if (!orderId) throw new DomainError('not-found', 'COMMERCE.LINK_UNKNOWN', 'This link is not known here.');
    await this.sendOff.execute(orderId, trackingNumber);
  }
}
