import type { EntityManager } from 'typeorm';

export interface LeadSubscription {
  id: string;
  status: 'pending' | 'confirmed' | 'ended';
  topics: string[] | null;
  askedAt: Date;
  confirmedAt: Date | null;
  endedAt: Date | null;
}

export interface LeadMessage {
  id: string;
  subject: string;
  writtenAt: Date;
  isHeld: boolean;
  stage: string | null;
}

/** @param email in lower case, here and below */
export async function findSubscription(
  manager: EntityManager,
  email: string,
): Promise<LeadSubscription | undefined> {
  const [found] = await manager.query<LeadSubscription[]>(
    `SELECT id, status, topics, asked_at AS "askedAt", confirmed_at AS "confirmedAt", ended_at AS "endedAt",
      (SELECT to_jsonb(o) - 'subscription_id' - 'is_to_ask' FROM subscription_origins o WHERE o.subscription_id = s.id)
        AS "importedFrom"
    FROM newsletter_subscriptions s WHERE email = $1`,
    [email],
  );
  return found;
}

/** Messages with their thread and speaking request. */
export const findMessages = (manager: EntityManager, email: string): Promise<LeadMessage[]> =>
  manager.query(
    `SELECT c.id, c.name, c.subject, c.message, c.created_at AS "writtenAt", t.topic, t.state,
      t.arrived_at IS NULL AS "isHeld", t.note, r.stage, to_char(r.event_on, 'YYYY-MM-DD') AS "eventOn", r.place,
      r.note AS "speakingNote"
    FROM contacts c LEFT JOIN contact_threads t ON t.message_id = c.id
      LEFT JOIN speaking_requests r ON r.message_id = c.id
    WHERE lower(c.email) = $1 ORDER BY c.created_at`,
    [email],
  );

export const findReplies = (
  manager: EntityManager,
  messageIds: readonly string[],
): Promise<{ who: string; writtenAt: Date }[]> =>
  manager.query(
    `SELECT message_id AS "messageId", who, body, created_at AS "writtenAt" FROM contact_replies
    WHERE message_id = ANY ($1) ORDER BY created_at`,
    [messageIds],
  );

export const findDownloads = (
  manager: EntityManager,
  email: string,
): Promise<{ fileName: string; takenAt: Date }[]> =>
  manager.query(
    `SELECT file_name AS "fileName", downloaded_at AS "takenAt" FROM downloads
    WHERE lower(email) = $1 ORDER BY downloaded_at`,
    [email],
  );

export const findKitRequests = (
  manager: EntityManager,
  email: string,
): Promise<{ name: string; askedAt: Date }[]> =>
  manager.query(
    `SELECT name, created_at AS "askedAt" FROM kit_requests WHERE lower(email) = $1 ORDER BY created_at`,
    [email],
  );

interface ErasedIds {
  messages: string[];
  replies: string[];
  subscriptions: string[];
  downloads: string[];
  kits: string[];
}

/** Deletes all rows of an address. Waiting copies of broadcasts are marked as left, so that sending continues. */
export async function eraseLead(manager: EntityManager, email: string): Promise<ErasedIds> {
  const select = async (sql: string, value: unknown) =>
    (await manager.query<{ id: string }[]>(sql, [value])).map(({ id }) => id);
  const remove = async (table: string, column: string) => {
    const [rows] = await manager.query<[{ id: string }[], number]>(
      `DELETE FROM ${table} WHERE ${column} = $1 RETURNING id`,
      [email],
    );
    return rows.map(({ id }) => id);
  };
  const messages = await select('SELECT id FROM contacts WHERE lower(email) = $1', email);
  const replies = await select('SELECT id FROM contact_replies WHERE message_id = ANY ($1)', messages);
  await remove('contacts', 'lower(email)');
  const subscriptions = await remove('newsletter_subscriptions', 'email');
  await manager.query(
    `UPDATE broadcast_recipients SET status = 'left'
    WHERE broadcast_id IN (SELECT id FROM broadcasts) AND subscription_id = ANY ($1) AND status IN ('waiting', 'delayed')`,
    [subscriptions],
  );
  await remove('newsletters', 'email');
  const downloads = await remove('downloads', 'lower(email)');
  const kits = await remove('kit_requests', 'lower(email)');
  return { messages, replies, subscriptions, downloads, kits };
}
