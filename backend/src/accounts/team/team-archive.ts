import { Injectable } from '@nestjs/common';

import type { ArchiveOutput, ArchiveSource } from '../../platform/archive-parts/archive-part.js';
import { ArchiveParts } from '../../platform/archive-parts/archive-parts.js';
import { readArchivedRow } from '../../platform/archive-parts/archived-columns.js';
import { Database } from '../../platform/database/database.js';
import { findSecondFactorRule, listMembersForArchive, updateSecondFactorRule } from './team.queries.js';

/**
 * The team's rule, and who belongs to it. An archive lets no one in: the second site has its own owner, who invites the
 * others again.
 */
@Injectable()
export class TeamArchive {
  constructor(
    parts: ArchiveParts,
    private readonly database: Database,
  ) {
    parts.add({
      name: 'team',
      tables: ['staff_rules'],
      write: (out) => this.write(out),
      read: (source) => this.read(source),
    });
  }

  private async write(out: ArchiveOutput): Promise<void> {
    const { manager } = this.database;
    const requiresSecondFactor = await findSecondFactorRule(manager);
    await out.rows('rules', each([{ requiresSecondFactor }]));
    await out.rows('members', each(await listMembersForArchive(manager)));
  }

  private read(source: ArchiveSource): Promise<void> {
    return this.database.transaction(async () => {
      for await (const isRequired of source.rows('rules', readRule))
        await updateSecondFactorRule(this.database.manager, isRequired);
    });
  }
}

async function* each(rows: readonly object[]): AsyncGenerator<object> {
  yield* rows;
}

const RULE = {
  name: 'requiresSecondFactor',
  type: 'bool',
  isNullable: false,
  hasDefault: false,
  isKey: false,
};

const readRule = (value: unknown): boolean => readArchivedRow([RULE], value)[RULE.name] === true;
