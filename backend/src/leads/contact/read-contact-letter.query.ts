import { Injectable } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import type { ContactLetter } from './contact-letter.js';
import { ContactMessage } from './contact-message.entity.js';

/** What the letters about a message of the contact page say; undefined for one that is forgotten. */
@Injectable()
export class ReadContactLetter {
  constructor(
    private readonly database: Database,
    private readonly configuration: Configuration,
  ) {}

  async execute(messageId: string): Promise<ContactLetter | undefined> {
    const found = await this.database.manager.findOneBy(ContactMessage, { id: messageId });
    if (!found) return undefined;
    const { name, email, subject, message } = found;
    return { name, email, subject, message, publicUrl: this.configuration.publicUrl };
  }
}
