import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { MailSuppressions } from '../../platform/email/mail-suppressions.js';
import type { KnownReader } from './imported-reader-rules.js';
import {
  deleteOrigins,
  deleteSubscriptions,
  findKnownReaders,
  restoreSubscriptions,
  saveOrigins,
} from './imported-readers.queries.js';

/** State of an address before and after its row was imported. */
export interface ReaderChange {
  email: string;
  before: KnownReader | null;
  after: KnownReader | null;
  isSuppressed: boolean;
}

type Result = 'removed' | 'restored' | 'kept';

const stateOf = (reader: KnownReader | null | undefined): string =>
  reader
    ? JSON.stringify([reader.id, reader.status, reader.topics, reader.confirmedAt, reader.endedAt])
    : 'none';

/** Takes imported readers back. */
@Injectable()
export class UndoneReaders {
  constructor(
    private readonly database: Database,
    private readonly suppressions: MailSuppressions,
  ) {}

  /** In the open transaction. Readers who confirmed, left or chose topics since are kept. Addresses are unique. */
  async undo(changes: readonly ReaderChange[]): Promise<Result[]> {
    const { manager } = this.database;
    const emails = changes.map(({ email }) => email);
    const current = await findKnownReaders(manager, emails, 'FOR NO KEY UPDATE OF s');
    const isSame = ({ email, after }: ReaderChange) => stateOf(current.get(email)) === stateOf(after);
    const undoable = changes.filter(isSame);
    const news = undoable.flatMap(({ before, after }) => (!before && after ? [after.id] : []));
    if (news.length > 0) await deleteSubscriptions(manager, news);
    const olds = undoable.flatMap(({ email, before }) => (before ? [{ ...before, email }] : []));
    if (olds.length > 0) {
      await restoreSubscriptions(manager, olds);
      await deleteOrigins(
        manager,
        olds.map(({ id }) => id),
      );
      const origins = olds.flatMap(({ id, origin }) =>
        origin ? [{ ...origin, subscriptionId: id, isToAsk: false }] : [],
      );
      if (origins.length > 0) await saveOrigins(manager, origins);
    }
    for (const { email, isSuppressed } of undoable)
      if (isSuppressed) await this.suppressions.lift('letters', email);
    return changes.map((change) => (isSame(change) ? (change.before ? 'restored' : 'removed') : 'kept'));
  }
}
