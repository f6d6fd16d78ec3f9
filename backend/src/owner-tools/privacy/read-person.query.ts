import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { PersonRecords, type PersonRecord } from './person-records.js';
import { Pseudonyms } from '../../platform/email/pseudonyms.js';

const ERASED = `SELECT max(at) AS "erasedAt" FROM audit_log
  WHERE subject_kind = 'person' AND subject_id = $1 AND action = 'person.erased'`;

/** Everything that is known of an address, put together. */
export interface WholePerson extends Omit<PersonRecord, 'data'> {
  email: string;
  erasedAt: Date | null;
  /** By the parts of the site that know it. */
  data: Record<string, Record<string, unknown>>;
}

/** Asks every part of the site what it knows of somebody. */
@Injectable()
export class ReadPerson {
  constructor(
    private readonly database: Database,
    private readonly records: PersonRecords,
    private readonly pseudonyms: Pseudonyms,
  ) {}

  /** @param address in any letters */
  async execute(address: string): Promise<WholePerson> {
    const email = address.toLowerCase();
    const pseudonym = await this.pseudonyms.of(email);
    const parts: (PersonRecord & { name: string })[] = [];
    // One after the other: within a transaction they share its connection.
    for (const source of this.records.sources)
      parts.push({ name: source.name, ...(await source.read(email, pseudonym)) });
    const [found] = await this.database.manager.query<{ erasedAt: Date | null }[]>(ERASED, [pseudonym]);
    const newestFirst = (a: { at: string }, b: { at: string }) => b.at.localeCompare(a.at);
    return {
      email,
      erasedAt: found?.erasedAt ?? null,
      facts: parts.flatMap(({ facts }) => facts),
      events: parts.flatMap(({ events }) => events).sort(newestFirst),
      goes: parts.flatMap(({ goes }) => goes),
      stays: parts.flatMap(({ stays }) => stays),
      holdsUp: parts.flatMap(({ holdsUp }) => holdsUp),
      data: Object.fromEntries(parts.map(({ name, data }) => [name, data])),
    };
  }
}
