import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import type { MessageSign } from './message-signs.js';

/** A message that waits to be looked at. */
export interface SuspectedMessage {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  score: number;
  reasons: MessageSign[];
  receivedAt: Date;
}

export interface SuspectedMessages {
  /** How many wait in all. */
  count: number;
  /** The least suspect first: a real letter is most likely among them. */
  messages: SuspectedMessage[];
}

const WAITING = `SELECT contacts.id, name, email, subject, message, score, reasons, received_at AS "receivedAt",
    (count(*) OVER ())::int AS "ofAll"
  FROM contact_reviews JOIN contacts ON contacts.id = message_id WHERE state = 'suspected'
  ORDER BY score, received_at, contacts.id LIMIT $1 OFFSET $2`;

/** What waits for the owner's eyes. */
@Injectable()
export class ListSuspected {
  constructor(private readonly database: Database) {}

  async execute(limit: number, offset = 0): Promise<SuspectedMessages> {
    const { manager } = this.database;
    const rows = await manager.query<(SuspectedMessage & { ofAll: number })[]>(WAITING, [limit, offset]);
    return { count: rows[0]?.ofAll ?? 0, messages: rows.map(({ ofAll: _, ...message }) => message) };
  }
}
