import { Injectable } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { SignedLinks } from '../../platform/links/signed-links.js';
import type { SubscriptionLetter } from './subscription-letter.js';
import { CONFIRM_LINK, END_LINK } from './subscription-links.js';
import type { Subscription } from './subscription.entity.js';

/** What the mails about a subscription say. */
@Injectable()
export class ReadSubscriptionLetter {
  constructor(
    private readonly links: SignedLinks,
    private readonly configuration: Configuration,
  ) {}

  async execute({ id, email }: Subscription): Promise<Omit<SubscriptionLetter, 'key'>> {
    const { publicUrl } = this.configuration;
    return {
      to: email,
      publicUrl,
      confirmUrl: `${publicUrl}${CONFIRM_LINK.path(await this.links.token(CONFIRM_LINK.purpose, id))}`,
      endUrl: `${publicUrl}${END_LINK.path(await this.links.token(END_LINK.purpose, id))}`,
    };
  }
}
