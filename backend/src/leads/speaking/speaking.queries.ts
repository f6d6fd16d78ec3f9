import type { EntityManager } from 'typeorm';

import { LISTED_IN_STAGE, SPEAKING_STAGES } from './speaking-rules.js';
import type { SpeakingRequestDto } from './speaking.dto.js';

/** The latest of each stage, last moved first. */
export const listSpeakingRequests = (manager: EntityManager): Promise<SpeakingRequestDto[]> =>
  manager.query(
    `SELECT c.id, c.name, c.email, c.subject, t.arrived_at AS "askedAt", r.stage,
      to_char(r.event_on, 'YYYY-MM-DD') AS "eventOn", r.place, r.note, r.version, r.saved_at AS "savedAt", r.saved_by AS "savedBy"
    FROM unnest($1::text[]) AS wanted (stage) CROSS JOIN LATERAL (
      SELECT * FROM speaking_requests WHERE stage = wanted.stage ORDER BY moved_at DESC LIMIT ${LISTED_IN_STAGE}) r
    JOIN contact_threads t ON t.message_id = r.message_id AND t.arrived_at IS NOT NULL AND t.state <> 'spam'
    JOIN contacts c ON c.id = r.message_id
    ORDER BY r.moved_at DESC, c.id`,
    [[...SPEAKING_STAGES]],
  );

/** Undefined if the request is unknown. */
export async function findTalk(
  manager: EntityManager,
  messageId: string,
): Promise<Pick<SpeakingRequestDto, 'subject' | 'stage' | 'eventOn' | 'place'> | undefined> {
  const [talk] = await manager.query<Pick<SpeakingRequestDto, 'subject' | 'stage' | 'eventOn' | 'place'>[]>(
    `SELECT btrim(c.subject) AS subject, r.stage, to_char(r.event_on, 'YYYY-MM-DD') AS "eventOn", r.place
    FROM speaking_requests r JOIN contacts c ON c.id = r.message_id WHERE r.message_id = $1`,
    [messageId],
  );
  return talk;
}

/** Has no effect if the message has a request already. */
export const addSpeakingRequest = (manager: EntityManager, messageId: string): Promise<unknown> =>
  manager.query('INSERT INTO speaking_requests (message_id) VALUES ($1) ON CONFLICT DO NOTHING', [messageId]);
