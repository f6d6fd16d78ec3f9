import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { type ErasedRecord, type PersonRecord, PersonRecords, type PersonSource } from './person-records.js';

interface Letter {
  letter: string;
  subject: string | null;
  status: string;
  queuedAt: Date;
  sentAt: Date | null;
}

interface Suppression {
  list: 'purchases' | 'letters';
  reason: 'bounced' | 'complained';
  createdAt: Date;
}

const LETTERS = `SELECT letter, subject, status, queued_at AS "queuedAt", sent_at AS "sentAt" FROM mail_deliveries
  WHERE lower(recipient) = $1 ORDER BY queued_at DESC`;
const HELD_BACK = `SELECT list, reason, created_at AS "createdAt" FROM mail_suppressions WHERE email IN ($1, $2)`;

const REASONS = { bounced: 'letters came back', complained: 'a letter was called spam' };
const LISTS = { purchases: 'letters about purchases', letters: 'letters on request' };
const STATUSES: Record<string, string> = {
  queued: 'on its way',
  sent: 'sent',
  accepted: 'arrived',
  bounced: 'came back',
  complained: 'called spam',
  suppressed: 'held back',
  withdrawn: 'not needed any more',
};

/** What was written to somebody, and what is not to be. */
@Injectable()
export class LettersRecord implements PersonSource, OnModuleInit {
  readonly name = 'letters';

  constructor(
    private readonly database: Database,
    private readonly records: PersonRecords,
  ) {}

  /** After those that make themselves known when they are made: the letters come last. */
  onModuleInit(): void {
    this.records.add(this);
  }

  async read(email: string, pseudonym: string): Promise<PersonRecord> {
    const { manager } = this.database;
    const letters = await manager.query<Letter[]>(LETTERS, [email]);
    const heldBack = await manager.query<Suppression[]>(HELD_BACK, [email, pseudonym]);
    const stays = {
      what: 'That letters are not to be sent there',
      why: 'So that nobody writes to her again.',
    };
    return {
      facts: heldBack.map(({ list, reason }) => ({
        label: 'Held back',
        value: `Gets no ${LISTS[list]}: ${REASONS[reason]}`,
      })),
      events: letters.map(({ letter, subject, status, queuedAt, sentAt }) => ({
        at: (sentAt ?? queuedAt).toISOString(),
        what: `Letter: ${subject ?? letter.replaceAll('-', ' ')}`,
        detail: STATUSES[status] ?? status,
      })),
      data: { letters, heldBack },
      goes:
        letters.length > 0
          ? [`The records of ${letters.length} ${letters.length === 1 ? 'letter' : 'letters'} to her`]
          : [],
      stays: heldBack.length > 0 ? [stays] : [],
      holdsUp: [],
    };
  }

  /** Letters are withdrawn for all parts of the site at once. */
  erase(): Promise<ErasedRecord> {
    return Promise.resolve({ causes: [] });
  }
}
