import { site } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';
import { Configuration } from '../../platform/config/configuration.js';
import type { LinkOf } from '../../platform/email/email-text.js';
import { type Email, renderBody } from '../../platform/email/email.js';
import { Settings } from '../../platform/settings/settings.js';
import { postalAddressSetting } from '../../site/postal-address-setting.js';
import { NEWSLETTER_LIST_ID } from '../newsletter/newsletter-rules.js';
import { NewsletterMailer } from '../newsletter/newsletter-mailer.js';
import { findMarkdownProblems } from '../../platform/email/email-markdown.js';
import { broadcastEmail } from './broadcast-emails.js';
import { BroadcastLinks } from './broadcast-links.js';
import { GMAIL_CLIPS_BYTES } from './broadcast-rules.js';
import type { Broadcast } from './broadcast.entity.js';
import type { BroadcastPreviewDto } from './broadcasts.dto.js';

/** Placeholders for each reader's own links. */
const END = 'https://end.invalid/';

const PREFERENCES = 'https://preferences.invalid/';

/** Subscription of the preview: as long as each reader's, so that its size is that of a copy. */
const PREVIEW_SUBSCRIPTION = '00000000-0000-4000-8000-000000000000';

/** A rendered broadcast; copies differ only in their links. */
export interface RenderedBroadcast {
  copyFor(subscription: { id: string; email: string }): Promise<Email>;
}

interface Written {
  subject: string;
  /** Markdown. */
  body: string;
  /** Default: the beginning of the body. */
  preheader?: string;
}

@Injectable()
export class BroadcastRenderer {
  constructor(
    private readonly newsletterMailer: NewsletterMailer,
    private readonly configuration: Configuration,
    private readonly settings: Settings,
    private readonly broadcastLinks: BroadcastLinks,
  ) {}

  /** Renders the copies of a broadcast, with its counted links. */
  async renderCopies(broadcast: Broadcast): Promise<RenderedBroadcast> {
    return this.render(broadcast, await this.broadcastLinks.linksOf(broadcast.id));
  }

  /** Rendering is slow, so it happens once for all readers. */
  async render({ subject, body, preheader }: Written, linkOf?: LinkOf): Promise<RenderedBroadcast> {
    const { publicUrl } = this.configuration;
    const { lines: postalAddress } = (await this.settings.read(postalAddressSetting)).value;
    const links = { publicUrl, endUrl: END, preferencesUrl: PREFERENCES };
    const content = { to: '', subject, body, postalAddress, linkOf, ...links };
    const shared = renderBody(broadcastEmail({ ...content, ...(preheader ? { preheader } : {}) }).body);
    return {
      copyFor: async (subscription) => {
        const { endUrl, preferencesUrl } = await this.newsletterMailer.propsOf(subscription);
        const own = (part: string) => part.replaceAll(END, endUrl).replaceAll(PREFERENCES, preferencesUrl);
        return {
          to: subscription.email,
          subject,
          body: { html: own(shared.html), text: own(shared.text) },
          unsubscribeUrl: endUrl,
          listId: NEWSLETTER_LIST_ID,
        };
      },
    };
  }

  /** Renders an unsaved text, with the lines that an email cannot show. */
  async preview(written: { subject: string; body: string }): Promise<BroadcastPreviewDto> {
    const { subject, html, text } = await this.renderPreview(written);
    const sampleLinks = await this.broadcastLinks.sampleLinks();
    const counted = sampleLinks ? await this.renderPreview(written, sampleLinks) : { html };
    return {
      ...{ subject, html, text },
      htmlBytes: Buffer.byteLength(counted.html),
      clippedFromBytes: GMAIL_CLIPS_BYTES,
      problems: findMarkdownProblems(written.body),
    };
  }

  private async renderPreview(written: { subject: string; body: string }, linkOf?: LinkOf) {
    const rendered = await this.render(written, linkOf);
    const { subject, body } = await rendered.copyFor({
      id: PREVIEW_SUBSCRIPTION,
      email: site.contact.email,
    });
    return { subject, ...renderBody(body) };
  }
}
