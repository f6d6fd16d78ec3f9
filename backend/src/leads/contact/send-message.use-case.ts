import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { ContactMessage } from './contact-message.entity.js';

/** Keeps a message for the author. */
@Injectable()
export class SendMessage {
  constructor(private readonly database: Database) {}

  async execute(message: Pick<ContactMessage, 'name' | 'email' | 'subject' | 'message'>): Promise<void> {
    await this.database.transaction(() => this.database.manager.insert(ContactMessage, message));
  }
}
