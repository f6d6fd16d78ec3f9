import type { Email } from 'postal-mime';

import { eventually } from './eventually.js';
import type { RunningShop } from './running-shop.js';
import { ApiSession } from './api-session.js';

/** Emails to staff; returns each once. */
export class StaffEmails {
  private readonly read = new Set<string>();
  private readonly visitor: ApiSession;

  constructor(shop: RunningShop) {
    this.visitor = new ApiSession(shop);
  }

  next(address: string, subject: string): Promise<Email> {
    return eventually(`an email "${subject}" to ${address}`, async () => {
      for (const mail of await this.visitor.mailsTo(address)) {
        const { messageId = '' } = mail;
        if (mail.subject !== subject || this.read.has(messageId)) continue;
        this.read.add(messageId);
        return mail;
      }
      return undefined;
    });
  }

  async token(address: string, subject: string): Promise<string> {
    const { text = '' } = await this.next(address, subject);
    return /\/admin\/[a-z-]+#([\w-]{43})/.exec(text)?.[1] ?? '';
  }
}
