import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import type { InboxMessageDto, SentReplyDto } from './inbox.dto.js';

const MESSAGE = `SELECT c.id, c.name, c.email, c.subject, c.message, t.topic, t.state, t.arrived_at AS "arrivedAt",
    t.note, t.version
  FROM contact_threads t JOIN contacts c ON c.id = t.message_id
  WHERE t.message_id = $1 AND t.arrived_at IS NOT NULL`;

const REPLIES = `SELECT r.id, r.who, r.body, r.created_at AS "createdAt", d.status
  FROM contact_replies r LEFT JOIN mail_deliveries d ON d.id = r.delivery_id
  WHERE r.message_id = $1 ORDER BY r.created_at, r.id`;

/** A message with what was answered. */
@Injectable()
export class ReadMessage {
  constructor(private readonly database: Database) {}

  /** @throws DomainError for one that is not known, or still held back */
  async execute(id: string): Promise<InboxMessageDto> {
    const { manager } = this.database;
    const [message] = await manager.query<Omit<InboxMessageDto, 'replies'>[]>(MESSAGE, [id]);
    if (!message)
      throw new DomainError('not-found', 'LEADS.MESSAGE_UNKNOWN', 'This message is not known any more.');
    return { ...message, replies: await manager.query<SentReplyDto[]>(REPLIES, [id]) };
  }
}
