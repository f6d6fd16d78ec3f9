import { site } from '@lectern/catalogue';
import type { Email } from 'postal-mime';

import { eventually } from './eventually.js';
import type { RunningShop } from './running-shop.js';
import type { ShopVisitor } from './shop-visitor.js';

/** The owner of the shop, who reads her mail. */
export class ShopOwner {
  constructor(
    private readonly shop: RunningShop,
    private readonly visitor: ShopVisitor,
  ) {}

  /** Letters to her about a buyer: those that an answer would reach. */
  async lettersOf(customerEmail: string): Promise<Email[]> {
    const letters = await this.visitor.mailsTo(site.contact.email);
    return letters.filter(({ replyTo }) => replyTo?.[0]?.address === customerEmail);
  }

  letter(customerEmail: string, subject: RegExp): Promise<Email> {
    return eventually(`a letter to the owner: ${subject}`, async () =>
      (await this.lettersOf(customerEmail)).find((letter) => subject.test(letter.subject ?? '')),
    );
  }

  /** The address at which she says that an order is in the post. */
  async sentLink(customerEmail: string): Promise<string> {
    const letter = await this.letter(customerEmail, /^To send: /);
    return this.shop.url + (/\/orders\/[\w.-]+\/sent/.exec(letter.text ?? '')?.[0] ?? '');
  }

  markSent(link: string, trackingNumber = ''): Promise<Response> {
    const body = new URLSearchParams({ trackingNumber });
    return fetch(link, { method: 'POST', body, redirect: 'manual' });
  }
}
