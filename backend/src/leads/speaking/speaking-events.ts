import { createHash } from 'node:crypto';

import { events } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { ContentValues, newEntryId } from '../../publishing/index.js';
import { publicStages } from './speaking-rules.js';
import { findTalk } from './speaking.queries.js';

const EVENTS = { file: 'events.json', pointer: '/events' };

/** Booked talks as events of the site. */
@Injectable()
export class SpeakingEvents {
  constructor(
    private readonly database: Database,
    private readonly contentValues: ContentValues,
  ) {}

  /**
   * Drafts an event of a booked talk, once: pressed again, it is the same event.
   * @returns id of the event
   * @throws DomainError if the request is unknown, not booked, or has no date or place
   */
  async create(messageId: string, by: Staff): Promise<string> {
    const talk = await findTalk(this.database.manager, messageId);
    if (!talk) throw new DomainError('not-found', 'LEADS.SPEAKING_UNKNOWN', 'We can’t find this request.');
    const { subject, stage, eventOn, place } = talk;
    if (!publicStages.includes(stage))
      throw new DomainError(
        'conflict',
        'LEADS.SPEAKING_NOT_BOOKED',
        'Only a booked talk can become an event.',
      );
    if (eventOn === null || place === '')
      throw new DomainError(
        'unprocessable',
        'LEADS.SPEAKING_NO_DATE',
        'Please enter the date and the place of this talk first.',
      );
    const fields = {
      '/title': subject || events.words.typeLabels.talk,
      '/type': 'talk',
      '/date': eventOn,
      '/venue': place,
    };
    // Visitors see the id in an address, so it must not reveal the message's.
    const id = newEntryId(createHash('sha256').update(messageId).digest());
    return this.contentValues.addEntry('events', EVENTS, fields, by, id);
  }
}
