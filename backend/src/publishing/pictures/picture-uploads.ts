import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { StoredFiles } from '../../platform/storage/stored-files.js';
import type { UploadedFile } from '../../platform/uploads/upload.js';
import { inspectPicture } from './inspect-picture.js';
import { pictureIdOf, uploadKey } from './picture-rules.js';
import { beingDeleted, oneFile } from './picture-sentences.js';
import { makePictureSizes } from './pictures.jobs.js';
import { claimPicture, startProcessing } from './pictures.queries.js';

/** A name if a job acts for a person. */
type Uploader = Staff | { name: string };

@Injectable()
export class PictureUploads {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
    private readonly files: StoredFiles,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Takes a picture into the library: first its row, then its file, then the job that makes its sizes. After a crash in
   * between, uploading it again continues; otherwise the row and file expire. The same bytes are one picture.
   * @param alt of a new picture
   * @returns its id
   * @throws DomainError if it is no picture, damaged or too large
   */
  async receive(staff: Uploader, files: readonly UploadedFile[], alt = ''): Promise<string> {
    const [file] = files;
    if (!file) throw oneFile();
    const { name: fileName, path, sizeBytes, sha256 } = file;
    const facts = await inspectPicture(path, fileName);
    const id = pictureIdOf(sha256);
    const state = await this.database.transaction(() =>
      claimPicture(this.database.manager, { id, fileName, sizeBytes, alt, ...facts }),
    );
    if (state === 'removed') throw beingDeleted();
    if (state === 'ready' || state === 'processing') return id;
    await this.files.keep(uploadKey(id), path);
    await this.database.transaction(() => this.process(staff, id, fileName));
    return id;
  }

  /** Two uploads of the same picture start one job. */
  private async process(staff: Uploader, id: string, fileName: string): Promise<void> {
    if (!(await startProcessing(this.database.manager, id))) return;
    await this.outbox.enqueue(makePictureSizes, { id }, { dedupKey: id });
    await this.auditLog.record(staff, {
      action: 'picture.uploaded',
      subject: { kind: 'picture', id },
      after: { fileName },
    });
  }
}
