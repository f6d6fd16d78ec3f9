import { site } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import type { BroadcastPreviewDto } from './broadcasts.dto.js';
import { broadcastMail } from './broadcast-emails.js';
import { NewsletterMailer } from '../newsletter/newsletter-mailer.js';
import { Configuration } from '../../platform/config/configuration.js';
import type { Email } from '../../platform/email/email.js';
import { renderBody } from '../../platform/email/render-body.js';

/** Stand in the letter for what is each reader's own, until her copy is made. */
const END = 'https://end.invalid/';

const PREFERENCES = 'https://preferences.invalid/';

/** A letter that is set once; each reader's copy differs in its links alone. */
export interface RenderedBroadcast {
  copyFor(subscription: { id: string; email: string }): Promise<Email>;
}

interface Written {
  subject: string;
  /** Markdown. */
  body: string;
  /** The beginning of the letter where it is not given. */
  preheader?: string;
}

/** Renders a broadcast. */
@Injectable()
export class BroadcastRenderer {
  constructor(
    private readonly newsletterMailer: NewsletterMailer,
    private readonly configuration: Configuration,
  ) {}

  /** Sets a letter to all readers: rendering is what takes time, and is done once for everybody. */
  async render({ subject, body, preheader }: Written): Promise<RenderedBroadcast> {
    const { publicUrl } = this.configuration;
    const letter = { to: '', subject, body, publicUrl, endUrl: END, preferencesUrl: PREFERENCES };
    const sheet = await renderBody(broadcastMail({ ...letter, ...(preheader ? { preheader } : {}) }).body);
    return {
      copyFor: async (subscription) => {
        const { endUrl, preferencesUrl } = await this.newsletterMailer.linksOf(subscription);
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

  /** A letter to all readers as it would arrive, before it is kept. */
  async preview(written: { subject: string; body: string }): Promise<BroadcastPreviewDto> {
    const rendered = await this.render(written);
    const { subject, body } = await rendered.copyFor({ id: 'preview', email: site.contact.email });
    return { subject, ...(await renderBody(body)) };
  }
}
