import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';

import type { Staff } from '../../platform/access/staff.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import type { DocumentKind } from './document-rules.js';
import type { DocumentRow } from './document-row.js';
import { Document, DocumentDraft, DocumentVersion } from './document.entity.js';
import {
  findDocument,
  findOldAddresses,
  findPublished,
  findRedirects,
  listDocuments,
  type PublishedDocument,
} from './documents.queries.js';

export interface DocumentRef {
  kind: DocumentKind;
  id: string;
}

export interface SavedDraft {
  revision: number;
  savedAt: Date;
}

export const nameOf = (staff: Staff): string => `${staff.name} <${staff.email}>`;

/** Without the email address. */
export const shownName = (who: string): string => who.split(' <', 1)[0] ?? who;

@Injectable()
export class Documents {
  constructor(private readonly database: Database) {}

  /** Last saved first, without bodies. */
  list<V extends object>(kind: DocumentKind): Promise<DocumentRow<V>[]> {
    return listDocuments(this.database.manager, kind);
  }

  /** @throws DomainError if it is unknown, or of another kind */
  async find<V extends object>(ref: { id: string; kind?: DocumentKind }): Promise<DocumentRow<V>> {
    const found = await findDocument<V>(this.database.manager, ref);
    if (found) return found;
    throw new DomainError('not-found', 'PUBLISHING.UNKNOWN', 'We can’t find this text.');
  }

  /** Published documents, and all that replace a content file. */
  published<V extends object>(kind: DocumentKind): Promise<PublishedDocument<V>[]> {
    return findPublished(this.database.manager, kind);
  }

  /** Former addresses of published documents. */
  redirects(kind: DocumentKind): Promise<{ from: string; to: string }[]> {
    return findRedirects(this.database.manager, kind);
  }

  /** Addresses of published documents on the site they were imported from. */
  oldAddresses(kind: DocumentKind): Promise<{ from: string; to: string }[]> {
    return findOldAddresses(this.database.manager, kind);
  }

  has(id: string): Promise<boolean> {
    return this.database.manager.existsBy(Document, { id });
  }

  /** Of content files that documents replace, removed documents too. */
  async sourceSlugs(kind: DocumentKind): Promise<Set<string>> {
    const where = { kind, sourceSlug: Not(IsNull()) };
    const rows = await this.database.manager.find(Document, { select: { sourceSlug: true }, where });
    return new Set(rows.flatMap(({ sourceSlug }) => sourceSlug ?? []));
  }

  /** Creates the document of a content file if there is none. Its first version is the file's text. */
  createOver({ id, kind, value, ...file }: DocumentRow<object>, by: Staff): Promise<void> {
    return this.database.transaction(async () => {
      const { state, slug, sourceSlug, firstPublishedAt, publishedAt } = file;
      const document = { id, kind, state, slug, sourceSlug, firstPublishedAt, publishedAt };
      if (!(await this.create(document, value, by))) return;
      const first = { documentId: id, number: 1, value, reason: 'content' as const };
      await this.database.manager.insert(DocumentVersion, first);
    });
  }

  /**
   * Saves the draft. Revision 0 is of a text that was never saved: it is created, once.
   * @throws DomainError with the current draft if it has changed since `revision`, or if it is in the bin
   */
  save(
    ref: DocumentRef,
    { revision, value }: { revision: number; value: object },
    by: Staff,
  ): Promise<SavedDraft> {
    return this.database.transaction(async () => {
      if (revision === 0 && (await this.create({ ...ref, state: 'draft' }, value, by)))
        return { revision: 1, savedAt: new Date() };
      const locked = await this.lockAt(ref, revision);
      return this.replaceDraft(ref.id, value, locked.revision, by);
    });
  }

  async replaceDraft(documentId: string, value: object, revision: number, by: Staff): Promise<SavedDraft> {
    const saved = { revision: revision + 1, savedAt: new Date() };
    await this.database.manager.update(DocumentDraft, { documentId }, { value, ...saved, who: nameOf(by) });
    return saved;
  }

  /** Locks a document until the transaction ends. @throws DomainError if it is unknown */
  async lock<V extends object>(ref: DocumentRef): Promise<DocumentRow<V>> {
    await this.database.manager.findOne(Document, { where: ref, lock: { mode: 'for_no_key_update' } });
    return this.find<V>(ref);
  }

  /** Locks a document for a change of its draft; 0 is revision 1 before it was read. @throws DomainError as `save` */
  async lockAt<V extends object>(ref: DocumentRef, revision: number): Promise<DocumentRow<V>> {
    const row = await this.lock<V>(ref);
    if (row.state === 'binned')
      throw new DomainError(
        'conflict',
        'PUBLISHING.IN_BIN',
        'This text is in the bin. Please restore it first.',
      );
    if (row.revision === Math.max(1, revision)) return row;
    const { who, savedAt } = row;
    throw new DomainError(
      'conflict',
      'PUBLISHING.CHANGED',
      `${shownName(who)} changed this text in another window. Please compare both versions.`,
      undefined,
      { who: shownName(who), when: savedAt, revision: row.revision, current: row.value },
    );
  }

  /** @returns whether there was none */
  private async create(
    document: DocumentRef & Partial<Document>,
    value: object,
    by: Staff,
  ): Promise<boolean> {
    const { manager } = this.database;
    const insert = manager.createQueryBuilder().insert().into(Document).values(document).orIgnore();
    const { raw } = await insert.returning('id').execute();
    if ((raw as unknown[]).length === 0) return false;
    const draft = { documentId: document.id, value, revision: 1, who: nameOf(by) };
    await manager.insert(DocumentDraft, draft);
    return true;
  }
}
