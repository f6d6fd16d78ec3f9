import { site } from '@lectern/catalogue';
import type { Email } from 'postal-mime';

import { eventually } from './eventually.js';
import type { RunningShop } from './running-shop.js';
import type { ApiSession } from './api-session.js';

export class OwnerInbox {
  constructor(
    private readonly shop: RunningShop,
    private readonly visitor: ApiSession,
  ) {}

  /** Emails about a buyer, by their Reply-To. */
  async emailsAbout(customerEmail: string): Promise<Email[]> {
    const emails = await this.visitor.mailsTo(site.contact.email);
    return emails.filter(({ replyTo }) => replyTo?.[0]?.address === customerEmail);
  }

  waitForEmail(customerEmail: string, subject: RegExp): Promise<Email> {
    return eventually(`an email to the owner: ${subject}`, async () =>
      (await this.emailsAbout(customerEmail)).find((email) => subject.test(email.subject ?? '')),
    );
  }

  async sentLink(customerEmail: string): Promise<string> {
    const email = await this.waitForEmail(customerEmail, /^To ship: /);
    return this.shop.url + (/\/orders\/[\w.-]+\/sent/.exec(email.text ?? '')?.[0] ?? '');
  }

  markSent(link: string, trackingNumber = ''): Promise<Response> {
    const body = new URLSearchParams({ trackingNumber });
    return fetch(link, { method: 'POST', body, redirect: 'manual' });
  }
}
