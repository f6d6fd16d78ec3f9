import { site } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { Letters } from '../../platform/mail/letters.js';
import { MailAllowance } from '../../platform/mail/mail-allowance.js';
import { acknowledgeMessage } from './acknowledge-message.job.js';
import { ContactMessage } from './contact-message.entity.js';
import { passMessageOn } from './pass-message-on.job.js';

/**
 * Keeps a message for the author, and promises it to her by mail. Whoever wrote hears that it has arrived, unless the
 * address, which may be anybody's, heard so lately.
 */
@Injectable()
export class SendMessage {
  constructor(
    private readonly database: Database,
    private readonly letters: Letters,
    private readonly allowance: MailAllowance,
  ) {}

  async execute(written: Pick<ContactMessage, 'name' | 'email' | 'subject' | 'message'>): Promise<void> {
    await this.database.transaction(async () => {
      const { id: messageId } = await this.database.manager.save(ContactMessage, { ...written });
      await this.letters.promise(passMessageOn, { messageId }, site.contact.email);
      if (await this.allowance.take('contact', written.email.toLowerCase()))
        await this.letters.promise(acknowledgeMessage, { messageId }, written.email);
    });
  }
}
