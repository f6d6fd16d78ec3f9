import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { SignedLinks } from '../../platform/signed-links/signed-links.js';
import { ContactReview } from './contact-review.entity.js';
import { REAL_MESSAGE_LINK } from './real-message-link.js';

/** Waiting; passed on; or neither known nor kept any longer. */
export type HeldMessage = { state: 'waiting' | 'passed-on'; messageId: string } | { state: 'unknown' };

/** How a message that was held back stands, by the link of the owner's letter. */
@Injectable()
export class FindHeldMessage {
  constructor(
    private readonly database: Database,
    private readonly links: SignedLinks,
  ) {}

  async execute(token: string): Promise<HeldMessage> {
    const messageId = await this.links.read(REAL_MESSAGE_LINK.purpose, token);
    const review = messageId
      ? await this.database.manager.findOneBy(ContactReview, { messageId })
      : undefined;
    if (!review) return { state: 'unknown' };
    const isWaiting = review.state === 'suspected' || review.state === 'spam';
    return { state: isWaiting ? 'waiting' : 'passed-on', messageId: review.messageId };
  }
}
