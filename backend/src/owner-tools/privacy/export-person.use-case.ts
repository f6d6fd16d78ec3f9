import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { personPage } from './person-file.js';
import { Pseudonyms } from '../../platform/email/pseudonyms.js';
import { ReadPerson } from './read-person.query.js';
import { zipArchive } from './zip-archive.js';

/** Packs what is kept of somebody, to read and for programs (GDPR, articles 15 and 20), and notes that it was. */
@Injectable()
export class ExportPerson {
  constructor(
    private readonly database: Database,
    private readonly readPerson: ReadPerson,
    private readonly pseudonyms: Pseudonyms,
    private readonly auditLog: AuditLog,
  ) {}

  /** @returns a ZIP archive */
  execute(email: string, by: Staff): Promise<Buffer> {
    return this.database.transaction(async () => {
      const person = await this.readPerson.execute(email);
      const id = await this.pseudonyms.of(email);
      await this.auditLog.record(by, { action: 'person.exported', subject: { kind: 'person', id } });
      const madeAt = new Date();
      const { facts, events, data } = person;
      const whole = { email: person.email, madeAt, facts, events, data };
      return zipArchive(
        [
          { name: 'person.html', content: Buffer.from(personPage(person, madeAt)) },
          { name: 'person.json', content: Buffer.from(JSON.stringify(whole, null, 2)) },
        ],
        madeAt,
      );
    });
  }
}
