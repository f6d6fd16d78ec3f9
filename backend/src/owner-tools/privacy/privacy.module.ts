import { defineFeature } from '../../platform/features/feature.js';
import { ErasePerson } from './erase-person.use-case.js';
import { ExportPerson } from './export-person.use-case.js';
import { LettersRecord } from './letters-record.js';
import { PersonRecords } from './person-records.js';
import { PersonController } from './person.controller.js';
import { Pseudonyms } from '../../platform/email/pseudonyms.js';
import { ReadPerson } from './read-person.query.js';
import { WithdrawLetters } from './withdraw-letters.use-case.js';

export const people = defineFeature({
  providers: [
    ErasePerson,
    ExportPerson,
    LettersRecord,
    PersonRecords,
    Pseudonyms,
    ReadPerson,
    WithdrawLetters,
  ],
  controllers: [PersonController],
});
