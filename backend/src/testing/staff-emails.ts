import type { Email } from 'postal-mime';

import { eventually } from './eventually.js';
import type { RunningShop } from './running-shop.js';
import { ApiSession } from './api-session.js';

/** Emails to whoever works here; each is given once, so that the next one can be waited for. */
export class StaffEmails {
  private readonly read = new Set<string>();
  private readonly visitor: ApiSession;

  constructor(private readonly shop: RunningShop) {
    this.visitor = new ApiSession(shop);
  }

  /** The next email to an address, once what goes with it is committed. */
  next(address: string, subject: string): Promise<Email> {
    return eventually(`an email "${subject}" to ${address}`, async () => {
      for (const mail of await this.visitor.mailsTo(address)) {
        const { messageId = '' } = mail;
        if (mail.subject !== subject || this.read.has(messageId) || !(await this.isCommitted(messageId)))
          continue;
        this.read.add(messageId);
        return mail;
      }
      return undefined;
    });
  }

  /** The secret of the link in the next such email. */
  async token(address: string, subject: string): Promise<string> {
    const { text = '' } = await this.next(address, subject);
    return /\/admin\/[a-z-]+#([\w-]{43})/.exec(text)?.[1] ?? '';
  }

  private async isCommitted(messageId: string): Promise<boolean> {
    const sent = "SELECT 1 FROM mail_deliveries WHERE '<' || message_id || '>' = $1";
    return (await this.shop.pool.query(sent, [messageId])).rowCount === 1;
  }
}
