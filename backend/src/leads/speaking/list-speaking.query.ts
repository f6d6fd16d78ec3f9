import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import type { SpeakingRequestDto } from './speaking.dto.js';
import { SPEAKING_STAGES } from './speaking-stage.js';

/** Of each stage: one that is full of what was declined long ago hides nothing that is under way. */
const OF_A_STAGE = 50;

const SELECT = `SELECT c.id, c.name, c.email, c.subject, t.arrived_at AS "askedAt", r.stage,
    to_char(r.event_on, 'YYYY-MM-DD') AS "eventOn", r.place, r.note, r.version
  FROM unnest($1::text[]) AS wanted (stage) CROSS JOIN LATERAL (
    SELECT * FROM speaking_requests WHERE stage = wanted.stage ORDER BY moved_at DESC LIMIT ${OF_A_STAGE}) r
  JOIN contact_threads t ON t.message_id = r.message_id AND t.arrived_at IS NOT NULL AND t.state <> 'spam'
  JOIN contacts c ON c.id = r.message_id
  ORDER BY r.moved_at DESC, c.id`;

/** The wishes for talks, by where they stand: the last to move first, the newest fifty of each stage. */
@Injectable()
export class ListSpeaking {
  constructor(private readonly database: Database) {}

  execute(): Promise<SpeakingRequestDto[]> {
    return this.database.manager.query<SpeakingRequestDto[]>(SELECT, [[...SPEAKING_STAGES]]);
  }
}
