import { Injectable } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import type { Email } from '../../platform/email/email.js';
import { renderBody } from '../../platform/email/render-body.js';
import { ReadSubscriptionLetter } from '../newsletter/read-subscription-letter.query.js';
import { broadcastMail } from './broadcast.mail.js';

/** Stand in the letter for what is each reader's own, until her copy is made. */
const END = 'https://end.invalid/';
const PREFERENCES = 'https://preferences.invalid/';

/** A letter that is set once; each reader's copy differs in its links alone. */
export interface Edition {
  copyFor(subscription: { id: string; email: string }): Promise<Email>;
}

interface Written {
  subject: string;
  /** Markdown. */
  body: string;
  /** The beginning of the letter where it is not given. */
  preheader?: string;
}

/** Sets a letter to all readers: rendering is what takes time, and is done once for everybody. */
@Injectable()
export class SetEdition {
  constructor(
    private readonly readLetter: ReadSubscriptionLetter,
    private readonly configuration: Configuration,
  ) {}

  async execute({ subject, body, preheader }: Written): Promise<Edition> {
    const { publicUrl } = this.configuration;
    const letter = { to: '', subject, body, publicUrl, endUrl: END, preferencesUrl: PREFERENCES };
    const sheet = await renderBody(broadcastMail({ ...letter, ...(preheader ? { preheader } : {}) }).body);
    return {
      copyFor: async (subscription) => {
        const { endUrl, preferencesUrl } = await this.readLetter.execute(subscription);
        const own = (part: string) => part.replaceAll(END, endUrl).replaceAll(PREFERENCES, preferencesUrl);
        return {
          to: subscription.email,
          subject,
          body: { html: own(sheet.html), text: own(sheet.text) },
          unsubscribeUrl: endUrl,
        };
      },
    };
  }
}
