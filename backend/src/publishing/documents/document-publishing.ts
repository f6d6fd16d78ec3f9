import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { ChangeFeed } from '../../platform/events/change-feed.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { HandlesJob } from '../../platform/jobs/handles-job.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { canTransition } from '../../platform/transitions.js';
import { type DocumentState, documentTransitions } from './document-rules.js';
import { Document, DocumentDraft, DocumentRedirect } from './document.entity.js';
import { publishScheduled } from './documents.jobs.js';
import { appendVersion, type DocumentRow } from './documents.queries.js';
import { type DocumentRef, Documents, nameOf } from './documents.js';

/** Published texts changed. */
export const DOCUMENTS_CHANGED = 'documents';

const REFUSALS: Record<DocumentState, string> = {
  draft: 'You can take back only what is published or scheduled.',
  scheduled: 'You can schedule only a draft. To publish changes at a time, take the text back first.',
  published: 'You can publish only a draft or changes of a published text.',
  binned: 'This text is in the bin already.',
  removed: 'This text is not in the bin.',
};

type Row = DocumentRow<object>;

/** Changes what visitors read. The callers hold the document's lock, in a transaction. */
@Injectable()
export class DocumentPublishing {
  constructor(
    private readonly database: Database,
    private readonly documents: Documents,
    private readonly auditLog: AuditLog,
    private readonly changes: ChangeFeed,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Publishes the draft.
   * @throws DomainError if its address is taken, or if there is nothing new to publish
   */
  async publish(row: Row, slug: string, by: Staff): Promise<void> {
    if (row.state === 'published' && !row.hasChanges)
      throw new DomainError('conflict', 'PUBLISHING.UNCHANGED', 'This text is published already.');
    this.check(row, 'published');
    await this.claimAddress(row, slug);
    const who = nameOf(by);
    const version = await appendVersion(this.database.manager, row.id, { reason: 'published', who });
    await this.show(row, version);
    await this.bumpRevision(row);
    await this.record(row, 'published', by, { slug, version });
  }

  /** Publishes the current draft at a time; later changes of the draft are not part of it. */
  async schedule(row: Row, slug: string, at: Date, by: Staff): Promise<void> {
    this.check(row, 'scheduled');
    await this.claimAddress(row, slug);
    const who = nameOf(by);
    const version = await appendVersion(this.database.manager, row.id, { reason: 'scheduled', who });
    await this.change(row, { state: 'scheduled', scheduledAt: at, scheduledVersion: version });
    await this.bumpRevision(row);
    const delayMs = Math.max(0, at.getTime() - Date.now());
    await this.outbox.enqueue(publishScheduled, { documentId: row.id }, { delayMs });
    await this.record(row, 'scheduled', by, { slug, version, at });
  }

  /** Makes a scheduled or published text a draft again. Repeating it has no effect. */
  takeBack(ref: DocumentRef, from: 'scheduled' | 'published', by: Staff): Promise<void> {
    return this.database.transaction(async () => {
      const row = await this.documents.lock(ref);
      if (row.state === 'draft') return;
      if (row.state !== from) throw new DomainError('conflict', 'PUBLISHING.STATE', REFUSALS.draft);
      await this.change(row, { state: 'draft', scheduledAt: null, scheduledVersion: null });
      await this.record(row, from === 'scheduled' ? 'unscheduled' : 'taken-back', by);
    });
  }

  /** Moves to the bin. Repeating it has no effect. */
  bin(ref: DocumentRef, by: Staff): Promise<void> {
    return this.database.transaction(async () => {
      const row = await this.documents.lock(ref);
      if (row.state === 'binned') return;
      this.check(row, 'binned');
      const none = { scheduledAt: null, scheduledVersion: null };
      await this.change(row, { state: 'binned', binnedAt: new Date(), ...none });
      await this.record(row, 'binned', by);
    });
  }

  /** Restores a draft from the bin. Repeating it has no effect. */
  restore(ref: DocumentRef, by: Staff): Promise<void> {
    return this.database.transaction(async () => {
      const row = await this.documents.lock(ref);
      if (row.state === 'draft') return;
      if (row.state !== 'binned') throw new DomainError('conflict', 'PUBLISHING.STATE', REFUSALS.removed);
      await this.change(row, { state: 'draft', binnedAt: null });
      await this.record(row, 'restored', by);
    });
  }

  @HandlesJob(publishScheduled)
  async publishAtTime({ documentId: id }: { documentId: string }): Promise<void> {
    const found = await this.database.manager.findOneBy(Document, { id });
    if (!found) return;
    const row = await this.documents.lock({ kind: found.kind, id });
    // Unscheduled since, or rescheduled, which has its own job.
    const { state, scheduledAt, scheduledVersion } = row;
    if (state !== 'scheduled' || !scheduledAt || scheduledVersion === null) return;
    if (scheduledAt.getTime() > Date.now()) return;
    await this.show(row, scheduledVersion);
    await this.record(row, 'published', { name: 'The schedule' }, { version: scheduledVersion });
  }

  private async show(row: Row, version: number): Promise<void> {
    const now = new Date();
    await this.change(row, {
      state: 'published',
      publishedVersion: version,
      firstPublishedAt: row.firstPublishedAt ?? now,
      publishedAt: now,
      scheduledAt: null,
      scheduledVersion: null,
    });
  }

  private async change({ id }: Row, change: Partial<Document>): Promise<void> {
    await this.database.manager.update(Document, { id }, change);
    await this.changes.publish(DOCUMENTS_CHANGED);
  }

  /** So that of two people who publish at once one is refused. */
  private async bumpRevision({ id, revision }: Row): Promise<void> {
    await this.database.manager.update(DocumentDraft, { documentId: id }, { revision: revision + 1 });
  }

  /** A former address of a text that was published leads to the new one. */
  private async claimAddress({ id, kind, slug: before, firstPublishedAt }: Row, slug: string): Promise<void> {
    if (before === slug) return;
    const { manager } = this.database;
    await this.database.lock(`document-addresses:${kind}`);
    if (await manager.existsBy(Document, { kind, slug }))
      throw new DomainError(
        'conflict',
        'PUBLISHING.ADDRESS_TAKEN',
        `Another text has the address “${slug}”. Please choose another one.`,
      );
    await manager.delete(DocumentRedirect, { kind, slug });
    if (before && firstPublishedAt)
      await manager.insert(DocumentRedirect, { kind, slug: before, documentId: id });
    await manager.update(Document, { id }, { slug });
  }

  private check({ state }: Row, to: DocumentState): void {
    if (canTransition(documentTransitions, state, to)) return;
    throw new DomainError('conflict', 'PUBLISHING.STATE', REFUSALS[to]);
  }

  private async record(
    { id, kind, state }: Row,
    done: string,
    by: Staff | { name: string },
    after?: object,
  ): Promise<void> {
    const subject = { kind, id };
    await this.auditLog.record(by, { action: `${kind}.${done}`, subject, before: { state }, after });
  }
}
