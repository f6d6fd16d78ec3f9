import type { Email } from 'postal-mime';

import { eventually } from './eventually.js';
import type { RunningShop } from './running-shop.js';
import { ShopBooks } from './shop-books.js';
import { type Answer, ApiSession } from './api-session.js';

export const QUESTION = 'Should I write to you?';
export const WELCOME = 'Welcome, and thank you';
export type EmailLink = 'confirm' | 'preferences' | 'end';

export class NewsletterReader {
  readonly visitor: ApiSession;

  constructor(
    private readonly shop: RunningShop,
    readonly email: string,
  ) {
    this.visitor = new ApiSession(shop);
  }

  async ask(): Promise<Answer<{ message: string }>> {
    const answer = await this.visitor.post<{ message: string }>('/api/newsletter/subscribe', {
      email: this.email,
    });
    await new ShopBooks(this.shop).allRequestsAreDecided();
    return answer;
  }

  waitForEmail(subject: string): Promise<Email> {
    return eventually(`${subject} to ${this.email}`, async () =>
      (await this.visitor.mailsTo(this.email)).find((mail) => mail.subject === subject),
    );
  }

  async count(subject: string): Promise<number> {
    return (await this.visitor.mailsTo(this.email)).filter((mail) => mail.subject === subject).length;
  }

  linkIn(mail: Email, link: EmailLink): string {
    const [address = ''] = new RegExp(`/newsletter/[\\w.-]+/${link}`).exec(mail.text ?? '') ?? [];
    return this.shop.url + address;
  }

  async confirm(): Promise<void> {
    await fetch(this.linkIn(await this.waitForEmail(QUESTION), 'confirm'), { method: 'POST' });
  }

  /** Subscribes and confirms. @returns a link of the welcome email */
  async join(link: EmailLink): Promise<string> {
    await this.ask();
    await this.confirm();
    return this.linkIn(await this.waitForEmail(WELCOME), link);
  }
}

/** Status and first heading of a page; test pages have their path as heading. */
export async function headingAt(url: string, init?: RequestInit): Promise<[number, string | undefined]> {
  const answer = await fetch(url, init);
  return [answer.status, /<h1>(.*)<\/h1>/.exec(await answer.text())?.[1]];
}
