import type { EntityManager } from 'typeorm';

import type { Database } from '../../platform/database/database.js';
import { anywhere, type PagedList, readPage } from '../../platform/http/paged-list.js';
import type { ReviewState } from '../messages/message-rules.js';
import type {
  InboxCountsDto,
  InboxMessageDto,
  InboxPageDto,
  ListInboxDto,
  SentReplyDto,
} from './inbox.dto.js';

const MESSAGES: PagedList = {
  select: `SELECT c.id, c.name, c.email, c.subject, t.topic, t.state, t.arrived_at AS "arrivedAt"`,
  from: `FROM contact_threads t JOIN contacts c ON c.id = t.message_id
  WHERE t.arrived_at IS NOT NULL
    AND (CASE WHEN $1::text IS NULL THEN t.state <> 'spam' WHEN $1 = 'unanswered' THEN t.state IN ('new', 'read')
      ELSE t.state = $1 END)
    AND ($2::text IS NULL OR t.topic = $2)
    AND ($3::text IS NULL
      OR fold_text(c.name || ' ' || c.email || ' ' || c.subject || ' ' || c.message) LIKE fold_text($3))`,
  at: 't.arrived_at',
  id: 't.message_id',
  idType: 'text',
};

/** Newest first. */
export const listMessages = (
  database: Database,
  { state, topic, query, cursor }: ListInboxDto,
): Promise<InboxPageDto> =>
  readPage(database, MESSAGES, [state ?? null, topic ?? null, anywhere(query)], {
    cursor,
    isByIndex: Boolean(query),
  });

/** Each count uses an index that holds little else. */
export async function countMessages(manager: EntityManager): Promise<InboxCountsDto> {
  const [counts] = await manager.query<InboxCountsDto[]>(`SELECT
    (SELECT count(*)::int FROM contact_threads WHERE state = 'new' AND arrived_at IS NOT NULL) AS "newMessages",
    (SELECT count(*)::int FROM contact_threads WHERE state IN ('new', 'read') AND arrived_at IS NOT NULL)
      AS "unansweredMessages",
    (SELECT count(*)::int FROM contact_reviews WHERE state = 'suspected') AS "heldMessages"`);
  return counts ?? { newMessages: 0, unansweredMessages: 0, heldMessages: 0 };
}

/** A message in the inbox with its answers; undefined if it is unknown or held. */
export async function findMessage(manager: EntityManager, id: string): Promise<InboxMessageDto | undefined> {
  const [message] = await manager.query<Omit<InboxMessageDto, 'replies'>[]>(
    `SELECT c.id, c.name, c.email, c.subject, c.message, t.topic, t.state, t.arrived_at AS "arrivedAt",
      t.note, t.version, t.saved_at AS "savedAt", t.saved_by AS "savedBy"
    FROM contact_threads t JOIN contacts c ON c.id = t.message_id
    WHERE t.message_id = $1 AND t.arrived_at IS NOT NULL`,
    [id],
  );
  return message && { ...message, replies: await findReplies(manager, id) };
}

const findReplies = (manager: EntityManager, messageId: string): Promise<SentReplyDto[]> =>
  manager.query(
    `SELECT r.id, r.who, r.body, r.created_at AS "createdAt", d.status
    FROM contact_replies r LEFT JOIN mail_deliveries d ON d.id = r.delivery_id
    WHERE r.message_id = $1 ORDER BY r.created_at, r.id`,
    [messageId],
  );

/** Keeps the spam review in line with the inbox, so that spam expires. */
export const updateReview = (
  manager: EntityManager,
  messageId: string,
  state: ReviewState,
): Promise<unknown> =>
  manager.query('UPDATE contact_reviews SET state = $2, decided_at = now() WHERE message_id = $1', [
    messageId,
    state,
  ]);
