import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import type { ErasedRecord } from '../../owner-tools/index.js';

/** Her copies that wait are settled: the letter goes on without her. */
const LEAVE = `UPDATE broadcast_recipients SET status = 'left'
  WHERE broadcast_id IN (SELECT id FROM broadcasts) AND subscription_id = ANY ($1) AND status IN ('waiting', 'delayed')`;
const REPLIES = 'SELECT id FROM contact_replies WHERE message_id = ANY ($1)';

type Gone = [{ id: string }[], number];

/** Erases who subscribed, wrote or took samples. What hangs on a message goes with it. */
@Injectable()
export class EraseLead {
  constructor(private readonly database: Database) {}

  /**
   * Belongs in the transaction that erases her.
   * @param email in small letters
   */
  async execute(email: string): Promise<ErasedRecord> {
    const { manager } = this.database;
    const remove = async (table: string, column: string) => {
      const [rows] = await manager.query<Gone>(`DELETE FROM ${table} WHERE ${column} = $1 RETURNING id`, [
        email,
      ]);
      return rows.map(({ id }) => id);
    };
    const messages = await manager.query<{ id: string }[]>(
      'SELECT id FROM contacts WHERE lower(email) = $1',
      [email],
    );
    const replies = await manager.query<{ id: string }[]>(REPLIES, [messages.map(({ id }) => id)]);
    await remove('contacts', 'lower(email)');
    const subscriptions = await remove('newsletter_subscriptions', 'email');
    await manager.query(LEAVE, [subscriptions]);
    await remove('newsletters', 'email');
    const downloads = await remove('downloads', 'lower(email)');
    const kits = await remove('kit_requests', 'lower(email)');
    return {
      causes: [
        ...messages.map(({ id }) => ({ messageId: id })),
        ...replies.map(({ id }) => ({ replyId: id })),
        ...subscriptions.map((subscriptionId) => ({ subscriptionId })),
        ...downloads.map((downloadId) => ({ downloadId })),
        ...kits.map((kitRequestId) => ({ kitRequestId })),
      ],
    };
  }
}
