import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';

import { site } from '@lectern/catalogue';
import { Injectable, Logger } from '@nestjs/common';

import { ArchiveParts } from '../../platform/archive-parts/archive-parts.js';
import { Configuration } from '../../platform/config/configuration.js';
import { processFields } from '../../platform/config/read-configuration.js';
import { Database } from '../../platform/database/database.js';
import { Draining } from '../../platform/draining.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import { summarizeError } from '../../platform/jobs/error-summary.js';
import { type Closing, HandlesJobOutside } from '../../platform/jobs/handles-job.js';
import { StoredFiles } from '../../platform/storage/stored-files.js';
import { canTransition } from '../../platform/transitions.js';
import { UploadFolder } from '../../platform/uploads/upload-folder.js';
import { ArchiveWriter } from '../archive-files/archive-writer.js';
import {
  archiveKey,
  KEPT_DAYS,
  PROGRESS_MS,
  type SiteArchiveState,
  siteArchiveTransitions,
} from './site-archive-rules.js';
import { SiteArchive } from './site-archive.entity.js';
import { useSnapshot } from './site-archives.queries.js';
import { makeSiteArchive, siteArchiveIsReady } from './site-archives.jobs.js';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Makes an archive: the rows from one snapshot of the database, then the files, then one file in storage. A job that was
 * killed begins again, and stores the same key.
 */
@Injectable()
export class SiteArchiveMaking {
  private readonly logger = new Logger('Archives');

  constructor(
    private readonly database: Database,
    private readonly configuration: Configuration,
    private readonly parts: ArchiveParts,
    private readonly files: StoredFiles,
    private readonly folder: UploadFolder,
    private readonly emails: EmailQueue,
    private readonly draining: Draining,
  ) {}

  @HandlesJobOutside(makeSiteArchive)
  async make({ archiveId }: { archiveId: string }): Promise<Closing> {
    if (!(await this.moveTo(archiveId, 'rows', { done: 0, total: null }))) return undefined;
    const folder = await this.folder.open();
    try {
      const sizeBytes = await this.write(archiveId, folder);
      return () => this.finish(archiveId, sizeBytes);
    } catch (error) {
      // The next process makes it.
      if (this.draining.signal.aborted) throw error;
      this.logger.error(`no archive was made: ${summarizeError(error)}`);
      return () => this.moveTo(archiveId, 'failed', { finishedAt: new Date() });
    } finally {
      await this.folder.close(folder);
    }
  }

  /** @returns its size */
  private async write(id: string, folder: string): Promise<number> {
    const target = path.join(folder, 'archive.zip');
    const ofParts = path.join(folder, 'parts');
    await mkdir(ofParts);
    const writer = new ArchiveWriter(target, ofParts);
    const createdAt = new Date().toISOString();
    try {
      await this.database.transaction(async () => {
        await useSnapshot(this.database.manager);
        for (const part of this.parts.all()) {
          this.draining.signal.throwIfAborted();
          await writer.writeRows(part);
        }
      });
      await writer.prepareFiles(this.draining.signal);
      await this.moveTo(id, 'files', { total: writer.fileCount });
      await writer.writeFiles(this.progressOf(id), this.draining.signal);
      const release = String(processFields()['release']);
      await writer.finish({ release, createdAt, site: this.configuration.publicUrl });
    } catch (error) {
      writer.abandon();
      throw error;
    }
    await this.files.keep(archiveKey(id), target);
    return (await stat(target)).size;
  }

  private progressOf(id: string): (done: number) => Promise<void> {
    let savedAt = 0;
    return async (done) => {
      if (performance.now() - savedAt < PROGRESS_MS) return;
      savedAt = performance.now();
      await this.database.manager.update(SiteArchive, { id, state: 'files' }, { done });
    };
  }

  private async finish(id: string, sizeBytes: number): Promise<void> {
    const finishedAt = new Date();
    const expiresAt = new Date(finishedAt.getTime() + KEPT_DAYS * DAY_MS);
    if (!(await this.moveTo(id, 'done', { sizeBytes, finishedAt, expiresAt }))) return;
    await this.emails.enqueue(siteArchiveIsReady, { archiveId: id }, site.contact.email);
  }

  /** @returns false if it has ended */
  private async moveTo(id: string, state: SiteArchiveState, change: Partial<SiteArchive>): Promise<boolean> {
    const { manager } = this.database;
    const found = await manager.findOneBy(SiteArchive, { id });
    if (!found || !canTransition(siteArchiveTransitions, found.state, state)) return false;
    const { affected } = await manager.update(SiteArchive, { id, state: found.state }, { ...change, state });
    return affected === 1;
  }
}
