import { site } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import {
  SubjectDataSources,
  type SubjectEvent,
  type SubjectData,
  type ErasedSubjectData,
} from '../../owner-tools/index.js';
import { Database } from '../../platform/database/database.js';

const SUBSCRIPTION = `SELECT id, status, topics, asked_at AS "askedAt", confirmed_at AS "confirmedAt", ended_at AS "endedAt"
  FROM newsletter_subscriptions WHERE email = $1`;

const MESSAGES = `SELECT c.id, c.name, c.subject, c.message, c.created_at AS "writtenAt", t.topic, t.state,
    t.arrived_at IS NULL AS "isHeld", t.note, r.stage, to_char(r.event_on, 'YYYY-MM-DD') AS "eventOn", r.place,
    r.note AS "speakingNote"
  FROM contacts c LEFT JOIN contact_threads t ON t.message_id = c.id
    LEFT JOIN speaking_requests r ON r.message_id = c.id
  WHERE lower(c.email) = $1 ORDER BY c.created_at`;

const REPLIES = `SELECT message_id AS "messageId", who, body, created_at AS "writtenAt" FROM contact_replies
  WHERE message_id = ANY ($1) ORDER BY created_at`;

const DOWNLOADS = `SELECT file_name AS "fileName", downloaded_at AS "takenAt" FROM downloads
  WHERE lower(email) = $1 ORDER BY downloaded_at`;

const KITS = `SELECT name, created_at AS "askedAt" FROM kit_requests WHERE lower(email) = $1 ORDER BY created_at`;

interface Subscribed {
  id: string;
  status: 'pending' | 'confirmed' | 'ended';
  topics: string[] | null;
  askedAt: Date;
  confirmedAt: Date | null;
  endedAt: Date | null;
}

interface Message {
  id: string;
  subject: string;
  writtenAt: Date;
  isHeld: boolean;
  stage: string | null;
}

const WEIGHED = {
  what: 'What makes a message look like spam, or not',
  why: 'Spammers would learn from it how to get through.',
};

const STATUS = { pending: 'requested, not confirmed', confirmed: 'subscribed', ended: 'has left' };

const counted = (count: number, one: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : `${one}s`}`];

function events(known: Subscribed | undefined, messages: readonly Message[]): SubjectEvent[] {
  const subscribed = [
    [known?.askedAt, 'Signed up for the newsletter'],
    [known?.confirmedAt, 'Confirmed the newsletter'],
    [known?.endedAt, 'Unsubscribed from the newsletter'],
  ] as const;
  return [
    ...subscribed.flatMap(([at, what]) => (at ? [{ at: at.toISOString(), what }] : [])),
    ...messages.map(({ id, subject, writtenAt, isHeld }) => ({
      at: writtenAt.toISOString(),
      what: `Wrote: ${subject}`,
      path: isHeld ? '/people/messages/held' : `/people/messages/${id}`,
    })),
  ];
}

/** Their copies that wait are settled: the broadcast goes on without them. */
const LEAVE = `UPDATE broadcast_recipients SET status = 'left'
  WHERE broadcast_id IN (SELECT id FROM broadcasts) AND subscription_id = ANY ($1) AND status IN ('waiting', 'delayed')`;

const REPLY_IDS = 'SELECT id FROM contact_replies WHERE message_id = ANY ($1)';

type Gone = [{ id: string }[], number];

/** What is known here of somebody who is not a buyer yet: to be shown, handed over and erased. */
@Injectable()
export class LeadPrivacy {
  constructor(
    records: SubjectDataSources,
    private readonly database: Database,
  ) {
    records.add({
      name: 'newsletter-and-messages',
      read: (email) => this.read(email),
      erase: (email) => this.erase(email),
    });
  }

  /**
   * What is known of somebody who subscribes, writes or takes samples.
   * @param email in lower case
   */
  async read(email: string): Promise<SubjectData> {
    const { manager } = this.database;
    const [subscription] = await manager.query<Subscribed[]>(SUBSCRIPTION, [email]);
    const messages = await manager.query<Message[]>(MESSAGES, [email]);
    const ids = messages.map(({ id }) => id);
    const replies = await manager.query<{ who: string; writtenAt: Date }[]>(REPLIES, [ids]);
    const downloads = await manager.query<{ fileName: string; takenAt: Date }[]>(DOWNLOADS, [email]);
    const kits = await manager.query<{ name: string; askedAt: Date }[]>(KITS, [email]);
    const goes = [
      ...(subscription ? ['The newsletter subscription'] : []),
      ...counted(messages.length, 'message'),
      ...counted(replies.length, 'answer'),
      ...counted(downloads.length, 'free download'),
      ...counted(kits.length, 'request').map((words) => `${words} for the kit`),
    ];
    return {
      facts: [
        ...(subscription ? [{ label: 'Newsletter', value: STATUS[subscription.status] }] : []),
        ...(messages.length > 0 ? [{ label: 'Messages', value: String(messages.length) }] : []),
        ...(downloads.length > 0 ? [{ label: 'Free downloads', value: String(downloads.length) }] : []),
      ],
      events: [
        ...events(subscription, messages),
        ...replies.map(({ who, writtenAt }) => ({
          at: writtenAt.toISOString(),
          what: `Answered by ${who}`,
        })),
        ...downloads.map(({ fileName, takenAt }) => ({
          at: takenAt.toISOString(),
          what: `Took ${fileName.replaceAll('-', ' ')}`,
        })),
      ],
      data: { subscription: subscription ?? null, messages, replies, downloads, kits },
      leavesOut: messages.length > 0 ? [WEIGHED] : [],
      goes,
      stays: [],
      holdsUp: email === site.contact.email.toLowerCase() ? ['This is the site’s own address.'] : [],
    };
  }

  /**
   * Erases who subscribed, wrote or took samples. What hangs on a message goes with it.
   * Belongs in the transaction that erases them.
   * @param email in lower case
   */
  async erase(email: string): Promise<ErasedSubjectData> {
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
    const replies = await manager.query<{ id: string }[]>(REPLY_IDS, [messages.map(({ id }) => id)]);
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
