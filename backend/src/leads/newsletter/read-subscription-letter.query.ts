import { Injectable } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { SignedLinks } from '../../platform/signed-links/signed-links.js';
import type { SubscriptionLetter } from './subscription-letter.js';
import { CONFIRM_LINK, END_LINK, PREFERENCES_LINK } from './subscription-links.js';
import type { Subscription } from './subscription.entity.js';

/** What the mails about a subscription say. */
@Injectable()
export class ReadSubscriptionLetter {
  constructor(
    private readonly links: SignedLinks,
    private readonly configuration: Configuration,
  ) {}

  async execute({ id, email }: Pick<Subscription, 'id' | 'email'>): Promise<SubscriptionLetter> {
    const { publicUrl } = this.configuration;
    const url = async ({ purpose, path }: typeof CONFIRM_LINK) =>
      publicUrl + path(await this.links.token(purpose, id));
    return {
      to: email,
      publicUrl,
      confirmUrl: await url(CONFIRM_LINK),
      endUrl: await url(END_LINK),
      preferencesUrl: await url(PREFERENCES_LINK),
    };
  }
}
