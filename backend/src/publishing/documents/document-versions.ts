import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import type { VersionReason } from './document-rules.js';
import { DocumentVersion } from './document.entity.js';
import { appendVersion, listVersions } from './documents.queries.js';
import { type DocumentRef, Documents, nameOf } from './documents.js';

export type VersionSummary = Pick<DocumentVersion, 'number' | 'reason' | 'who' | 'createdAt'>;

@Injectable()
export class DocumentVersions {
  constructor(
    private readonly database: Database,
    private readonly documents: Documents,
  ) {}

  /** Keeps the draft as a version. @returns its number, or the last one's if nothing changed since */
  add(ref: DocumentRef, reason: VersionReason, by: Staff): Promise<number> {
    return this.database.transaction(async () => {
      await this.documents.lock(ref);
      return appendVersion(this.database.manager, ref.id, { reason, who: nameOf(by) });
    });
  }

  /** Newest first. A text that was never saved has none. */
  list(documentId: string): Promise<VersionSummary[]> {
    return listVersions(this.database.manager, documentId);
  }

  /** @throws DomainError if it is unknown */
  async find(documentId: string, number: number): Promise<DocumentVersion> {
    const found = await this.database.manager.findOneBy(DocumentVersion, { documentId, number });
    if (found) return found;
    throw new DomainError('not-found', 'PUBLISHING.VERSION_UNKNOWN', 'We can’t find this version.');
  }

  /** Keeps the draft as a version, and copies an older version to the draft and to a new version. */
  restore(ref: DocumentRef, number: number, by: Staff): Promise<void> {
    return this.database.transaction(async () => {
      const { revision } = await this.documents.lock(ref);
      await this.documents.lockAt(ref, revision);
      const { value } = await this.find(ref.id, number);
      await this.add(ref, 'saved', by);
      await this.documents.replaceDraft(ref.id, value, revision, by);
      await this.add(ref, 'restored', by);
    });
  }
}
