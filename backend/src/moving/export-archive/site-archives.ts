import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { In, LessThan } from 'typeorm';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import type { Email } from '../../platform/email/email.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import { DomainError } from '../../platform/http/domain-error.js';
import type { SendableFile } from '../../platform/http/send-file.js';
import { type Closing, HandlesJobOutside } from '../../platform/jobs/handles-job.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { StoredFiles } from '../../platform/storage/stored-files.js';
import { siteArchiveEmail } from './site-archive-email.js';
import { archiveFileName, archiveKey, OPEN_STATES } from './site-archive-rules.js';
import { SiteArchive } from './site-archive.entity.js';
import { expireSiteArchives, makeSiteArchive, siteArchiveIsReady } from './site-archives.jobs.js';

const subjectOf = (id: string) => ({ kind: 'archive', id });

/** Archives of everything, from the request to the deletion. `SiteArchiveMaking` makes them. */
@Injectable()
export class SiteArchives {
  constructor(
    private readonly database: Database,
    private readonly configuration: Configuration,
    private readonly auditLog: AuditLog,
    private readonly outbox: Outbox,
    private readonly files: StoredFiles,
  ) {}

  async latest(): Promise<SiteArchive | null> {
    const [latest] = await this.database.manager.find(SiteArchive, { order: { createdAt: 'DESC' }, take: 1 });
    return latest ?? null;
  }

  /** Starts an archive, or finds the one that is being made. */
  start(by: Staff): Promise<void> {
    return this.database.transaction(async () => {
      await this.database.lock('site-archives');
      const { manager } = this.database;
      if (await manager.existsBy(SiteArchive, { state: In(OPEN_STATES) })) return;
      const id = randomUUID();
      await manager.insert(SiteArchive, { id, state: 'waiting', who: `${by.name} <${by.email}>` });
      await this.outbox.enqueue(makeSiteArchive, { archiveId: id });
      await this.auditLog.record(by, { action: 'archive.requested', subject: subjectOf(id) });
    });
  }

  /** Records a download. @throws DomainError if the archive is unknown or expired */
  open(by: Staff, id: string): Promise<void> {
    return this.database.transaction(async () => {
      await this.find(id);
      await this.auditLog.record(by, { action: 'archive.downloaded', subject: subjectOf(id) });
    });
  }

  /** @throws DomainError if the archive is unknown or expired */
  async file(id: string): Promise<SendableFile> {
    const { createdAt, sizeBytes } = await this.find(id);
    const fileName = archiveFileName(this.configuration.publicUrl, createdAt);
    const read = (start: number, end: number) => this.files.read(archiveKey(id), start, end);
    return { sizeBytes: sizeBytes ?? 0, contentType: 'application/zip', fileName, version: id, read };
  }

  @WritesEmail(siteArchiveIsReady)
  async write({ archiveId }: { archiveId: string }): Promise<Email | undefined> {
    const archive = await this.database.manager.findOneBy(SiteArchive, { id: archiveId, state: 'done' });
    if (!archive?.expiresAt) return undefined;
    return siteArchiveEmail({ expiresAt: archive.expiresAt }, this.configuration.publicUrl);
  }

  /** Deletes files, then marks their rows. */
  @HandlesJobOutside(expireSiteArchives)
  async expire(): Promise<Closing> {
    const { manager } = this.database;
    const old = await manager.findBy(SiteArchive, { state: 'done', expiresAt: LessThan(new Date()) });
    for (const { id } of old) await this.files.remove(archiveKey(id));
    return async () => {
      for (const { id } of old)
        await manager.update(SiteArchive, { id, state: 'done' }, { state: 'expired' });
    };
  }

  private async find(id: string): Promise<SiteArchive> {
    const found = await this.database.manager.findOneBy(SiteArchive, { id });
    if (!found) throw new DomainError('not-found', 'ARCHIVE.UNKNOWN', 'We can’t find this archive.');
    if (found.state === 'expired' || (found.expiresAt && found.expiresAt < new Date()))
      throw new DomainError(
        'gone',
        'ARCHIVE.EXPIRED',
        'This archive has been deleted. Please make a new one.',
      );
    if (found.state !== 'done')
      throw new DomainError('conflict', 'ARCHIVE.NOT_READY', 'This archive isn’t ready yet.');
    return found;
  }
}
