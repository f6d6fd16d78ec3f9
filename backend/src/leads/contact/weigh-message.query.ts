import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { judgeMessage, type MessageVerdict } from './message-score.js';
import { textHash } from './text-hash.js';
import type { MessageTopic } from './message-topic.js';

/** A message as it comes in. */
export interface WrittenMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
  topic?: MessageTopic | undefined;
  homepage?: string | undefined;
  writingTimeMs?: number | undefined;
  /** Fingerprint of where it comes from. */
  sourceHash: string;
}

export type WeighedVerdict = MessageVerdict & { textHash: string | null };

const OTHER_SENDERS = `SELECT count(DISTINCT lower(contacts.email))::int AS count
  FROM contact_reviews JOIN contacts ON contacts.id = message_id
  WHERE text_hash = $1 AND received_at > now() - interval '30 days' AND lower(contacts.email) <> lower($2)`;
const LATE_FROM_SOURCE = `SELECT count(*)::int AS count FROM contact_reviews
  WHERE source_hash = $1 AND received_at > now() - interval '1 hour'`;

/** What is to be thought of a message, beside those that came before it. */
@Injectable()
export class WeighMessage {
  constructor(private readonly database: Database) {}

  async execute(written: WrittenMessage): Promise<WeighedVerdict> {
    const hash = textHash(written.message);
    const otherSenders = hash ? await this.count(OTHER_SENDERS, [hash, written.email]) : 0;
    const lateFromSource = await this.count(LATE_FROM_SOURCE, [written.sourceHash]);
    return { ...judgeMessage({ ...written, otherSenders, lateFromSource }), textHash: hash ?? null };
  }

  private async count(question: string, values: readonly string[]): Promise<number> {
    const [found] = await this.database.manager.query<{ count: number }[]>(question, [...values]);
    return found?.count ?? 0;
  }
}
