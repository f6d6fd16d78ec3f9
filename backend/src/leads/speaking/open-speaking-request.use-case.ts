import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import type { MessageTopic } from '../contact/message-topic.js';

const OPEN = 'INSERT INTO speaking_requests (message_id) VALUES ($1) ON CONFLICT DO NOTHING';

/** Follows a message from now on that asks for a talk; once, in the transaction that says so. */
@Injectable()
export class OpenSpeakingRequest {
  constructor(private readonly database: Database) {}

  async execute(messageId: string, topic: MessageTopic): Promise<void> {
    if (topic === 'speaking') await this.database.manager.query(OPEN, [messageId]);
  }
}
