import { Global, Module, type OnModuleInit } from '@nestjs/common';

import { ErasePerson } from './erase-person.use-case.js';
import { ExportPerson } from './export-person.use-case.js';
import { LettersRecord } from './letters-record.js';
import { PersonController } from './person.controller.js';
import { PersonRecords } from './person-records.js';
import { Pseudonyms } from './pseudonyms.js';
import { ReadPerson } from './read-person.query.js';
import { WithdrawLetters } from './withdraw-letters.use-case.js';

/** Where the parts of the site make known what they know of people. */
@Global()
@Module({
  providers: [LettersRecord, PersonRecords, Pseudonyms],
  exports: [PersonRecords, Pseudonyms],
})
export class PeopleModule implements OnModuleInit {
  constructor(
    private readonly records: PersonRecords,
    private readonly letters: LettersRecord,
  ) {}

  onModuleInit(): void {
    this.records.add(this.letters);
  }
}

/** One page for a person. */
@Module({
  controllers: [PersonController],
  providers: [ErasePerson, ExportPerson, ReadPerson, WithdrawLetters],
})
export class PeopleAdminModule {}
