import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { ChangeFeed } from '../../platform/events/change-feed.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { HandlesJob } from '../../platform/jobs/handles-job.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { canTransition } from '../../platform/transitions.js';
import { DocumentKinds } from './document-kinds.js';
import { type DocumentState, documentTransitions } from './document-rules.js';
import { DocumentVersions } from './document-versions.js';
import { Document, DocumentDraft, DocumentRedirect } from './document.entity.js';
import { publishScheduled } from './documents.jobs.js';
import type { DocumentRow } from './document-row.js';
import { appendVersion, isAddressTaken } from './documents.queries.js';
import { Documents, nameOf } from './documents.js';
import { momentOf } from './local-time-rules.js';

/** Published texts changed. */
export const DOCUMENTS_CHANGED = 'documents';

const REFUSALS: Record<DocumentState, string> = {
  draft: 'You can take back only what is published or scheduled.',
  scheduled: 'This text is in the bin. Please restore it first.',
  published: 'You can publish only a draft or changes of a published text.',
  binned: 'This text is in the bin already.',
  removed: 'This text is not in the bin.',
};

const NOT_SCHEDULED = { scheduledAt: null, scheduledVersion: null };

type Row = DocumentRow<{ slug: string }>;

const invalid = (code: string, message: string) => new DomainError('unprocessable', code, message);

/** Changes what visitors read. */
@Injectable()
export class DocumentPublishing {
  constructor(
    private readonly database: Database,
    private readonly documents: Documents,
    private readonly kinds: DocumentKinds,
    private readonly versions: DocumentVersions,
    private readonly auditLog: AuditLog,
    private readonly changes: ChangeFeed,
    private readonly outbox: Outbox,
    private readonly configuration: Configuration,
  ) {}

  /**
   * Publishes the draft.
   * @throws DomainError if it is incomplete, its address is taken, or there is nothing new to publish
   */
  publish(id: string, revision: number, by: Staff): Promise<void> {
    return this.database.transaction(async () => {
      const row = await this.lockComplete(id, revision, by);
      if (row.state === 'published' && !row.hasChanges)
        throw new DomainError('conflict', 'PUBLISHING.UNCHANGED', 'This text is published already.');
      this.check(row, 'published');
      const { slug } = row.value;
      await this.claimAddress(row, slug);
      const version = await this.addVersion(row, 'published', by);
      await this.show(row, version);
      await this.record(row, 'published', by, { slug, version });
    });
  }

  /**
   * Publishes the current draft at a time; later changes of the draft are not part of it. A published text stays as it
   * is until then.
   * @param at in the site's time zone
   * @throws DomainError as `publish`, or if there is no such time, or it is past
   */
  schedule(id: string, revision: number, at: string, by: Staff): Promise<void> {
    const moment = this.momentOf(at);
    return this.database.transaction(async () => {
      const row = await this.lockComplete(id, revision, by);
      if (row.state === 'published' && !row.hasChanges)
        throw new DomainError('conflict', 'PUBLISHING.UNCHANGED', 'This text is published already.');
      if (row.state !== 'published') this.check(row, 'scheduled');
      const { slug } = row.value;
      await this.checkAddress(row, slug);
      const version = await this.addVersion(row, 'scheduled', by);
      const state = row.state === 'published' ? row.state : 'scheduled';
      await this.change(row, { state, scheduledAt: moment, scheduledVersion: version });
      const delayMs = Math.max(0, moment.getTime() - Date.now());
      await this.outbox.enqueue(publishScheduled, { documentId: row.id }, { delayMs });
      await this.record(row, 'scheduled', by, { slug, version, at: moment });
    });
  }

  /** A scheduled draft is a draft again; a published text stays without its changes. Repeating it has no effect. */
  unschedule(id: string, by: Staff): Promise<void> {
    return this.changeLocked(id, by, async (row) => {
      if (!row.scheduledAt) return;
      const state = row.state === 'scheduled' ? 'draft' : row.state;
      await this.change(row, { state, ...NOT_SCHEDULED });
      await this.record(row, 'unscheduled', by);
    });
  }

  /** Makes a published text a draft again. Repeating it has no effect. */
  takeBack(id: string, by: Staff): Promise<void> {
    return this.changeLocked(id, by, async (row) => {
      if (row.state === 'draft') return;
      if (row.state !== 'published') throw new DomainError('conflict', 'PUBLISHING.STATE', REFUSALS.draft);
      await this.change(row, { state: 'draft', ...NOT_SCHEDULED });
      await this.record(row, 'taken-back', by);
    });
  }

  /** Moves to the bin. Repeating it has no effect. */
  bin(id: string, by: Staff): Promise<void> {
    return this.changeLocked(id, by, async (row) => {
      if (row.state === 'binned') return;
      this.check(row, 'binned');
      await this.change(row, { state: 'binned', binnedAt: new Date(), ...NOT_SCHEDULED });
      await this.record(row, 'binned', by);
    });
  }

  /** Restores a draft from the bin. Repeating it has no effect. */
  restore(id: string, by: Staff): Promise<void> {
    return this.changeLocked(id, by, async (row) => {
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
    const row = await this.documents.lock<Row['value']>({ kind: found.kind, id });
    // Unscheduled since, or rescheduled, which has its own job.
    const { scheduledAt, scheduledVersion } = row;
    if (!scheduledAt || scheduledVersion === null || scheduledAt.getTime() > Date.now()) return;
    const { value } = await this.versions.find(id, scheduledVersion);
    await this.claimAddress(row, (value as Row['value']).slug);
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
      ...NOT_SCHEDULED,
    });
  }

  private async change({ id }: Row, change: Partial<Document>): Promise<void> {
    await this.database.manager.update(Document, { id }, change);
    await this.changes.publish(DOCUMENTS_CHANGED);
  }

  /** A version of the draft. The next revision refuses the second of two people who publish at once. */
  private async addVersion(
    { id, revision }: Row,
    reason: 'published' | 'scheduled',
    by: Staff,
  ): Promise<number> {
    const { manager } = this.database;
    await manager.update(DocumentDraft, { documentId: id }, { revision: revision + 1 });
    return appendVersion(manager, id, { reason, who: nameOf(by) });
  }

  /** @throws DomainError if another text has the address */
  private async checkAddress(row: Row, slug: string): Promise<void> {
    await this.database.lock(`document-addresses:${row.kind}`);
    if (await isAddressTaken(this.database.manager, row, slug))
      throw new DomainError(
        'conflict',
        'PUBLISHING.ADDRESS_TAKEN',
        `Another text has the address “${slug}”. Please choose another one.`,
      );
  }

  /** A former address of a text that was published leads to the new one. */
  private async claimAddress(row: Row, slug: string): Promise<void> {
    const { id, kind, slug: before, firstPublishedAt } = row;
    await this.checkAddress(row, slug);
    if (before === slug) return;
    const { manager } = this.database;
    await manager.delete(DocumentRedirect, { kind, slug });
    if (before && firstPublishedAt)
      await manager.insert(DocumentRedirect, { kind, slug: before, documentId: id });
    await manager.update(Document, { id }, { slug });
  }

  /** @throws DomainError if there is no such time, or it is past */
  private momentOf(at: string): Date {
    const { timeZone } = this.configuration;
    const moment = momentOf(at, timeZone);
    if (!moment)
      throw invalid(
        'PUBLISHING.NO_SUCH_TIME',
        `There’s no ${at.replace('T', ' ')} in ${timeZone}, where clocks are turned forward. Please choose another time.`,
      );
    if (moment.getTime() <= Date.now())
      throw invalid('PUBLISHING.TIME_OVER', 'This time is over. Please choose a later one.');
    return moment;
  }

  private async lockComplete(id: string, revision: number, by: Staff): Promise<Row> {
    const ref = await this.kinds.open(id, by);
    const row = await this.documents.lockAt<Row['value']>(ref, revision);
    await this.kinds.of(row.kind).check(row);
    return row;
  }

  private changeLocked(id: string, by: Staff, change: (row: Row) => Promise<void>): Promise<void> {
    return this.database.transaction(async () =>
      change(await this.documents.lock(await this.kinds.open(id, by))),
    );
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
