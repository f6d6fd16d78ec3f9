import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

import { Injectable, Logger } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { ChangeFeed } from '../../platform/events/change-feed.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { type Closing, HandlesJob, HandlesJobOutside } from '../../platform/jobs/handles-job.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { Outage } from '../../platform/outage.js';
import { StoredFiles } from '../../platform/storage/stored-files.js';
import { UploadFolder } from '../../platform/uploads/upload-folder.js';
import { Picture } from './picture.entity.js';
import { BUSY_DELAY_MS, EXPIRE_BATCH, folderOf, type PictureFailure, uploadKey } from './picture-rules.js';
import { type MadeFiles, PictureSizes } from './picture-sizes.js';
import { PICTURES_CHANGED } from './pictures.js';
import { expirePictures, makePictureSizes, removePictureFiles } from './pictures.jobs.js';
import { markExpired } from './pictures.queries.js';

/** An error of the disk or the storage, not of the picture: the job is retried. */
const isOurs = (error: unknown) =>
  error instanceof Outage || !(error instanceof Error) || 'syscall' in error || 'code' in error;

/** Why a picture cannot be converted; undefined for errors that a retry may solve. */
function failureOf(error: unknown): PictureFailure | undefined {
  if (error instanceof DomainError) return 'damaged';
  if (isOurs(error)) return undefined;
  return /timeout/i.test((error as Error).message) ? 'too-slow' : 'damaged';
}

@Injectable()
export class PictureProcessing {
  private readonly logger = new Logger('Pictures');
  private isBusy = false;

  constructor(
    private readonly database: Database,
    private readonly files: StoredFiles,
    private readonly folder: UploadFolder,
    private readonly sizes: PictureSizes,
    private readonly outbox: Outbox,
    private readonly changes: ChangeFeed,
  ) {}

  /**
   * One picture at a time in each process: encoding takes a whole core and much memory. Others come back later instead of
   * waiting, so that they do not keep other jobs from running.
   */
  @HandlesJobOutside(makePictureSizes)
  async makeSizes({ id }: { id: string }): Promise<Closing> {
    if (this.isBusy) return () => this.outbox.enqueue(makePictureSizes, { id }, { delayMs: BUSY_DELAY_MS });
    this.isBusy = true;
    try {
      return await this.makeNow(id);
    } finally {
      this.isBusy = false;
    }
  }

  private async makeNow(id: string): Promise<Closing> {
    const picture = await this.database.manager.findOneBy(Picture, { id, state: 'processing' });
    if (!picture) return undefined;
    const result = await this.convert(picture);
    const change =
      typeof result === 'string'
        ? { state: 'failed' as const, failure: result }
        : { state: 'ready' as const, ...result };
    return async () => {
      await this.database.manager.update(Picture, { id, state: 'processing' }, change);
      // A text that was published before shows it now.
      await this.changes.publish(PICTURES_CHANGED);
    };
  }

  private async convert(picture: Picture): Promise<MadeFiles | PictureFailure> {
    const key = uploadKey(picture.id);
    const sizeBytes = await this.files.size(key);
    if (!sizeBytes) return 'damaged';
    const folder = await this.folder.open();
    try {
      const filePath = path.join(folder, 'picture');
      await pipeline(await this.files.read(key, 0, sizeBytes - 1), createWriteStream(filePath));
      return await this.sizes.make(picture, filePath);
    } catch (error) {
      const failure = failureOf(error);
      if (!failure) throw error;
      this.logger.warn({ message: 'picture not converted', id: picture.id, error });
      return failure;
    } finally {
      await this.folder.close(folder);
    }
  }

  @HandlesJob(expirePictures)
  async expire(): Promise<void> {
    const ids = await markExpired(this.database.manager, EXPIRE_BATCH);
    for (const id of ids) await this.outbox.enqueue(removePictureFiles, { id }, { dedupKey: id });
    if (ids.length === EXPIRE_BATCH) await this.outbox.enqueue(expirePictures, {});
  }

  /** The row is deleted last, so that an upload of the same picture never meets a half-deleted one. */
  @HandlesJobOutside(removePictureFiles)
  async removeFiles({ id }: { id: string }): Promise<Closing> {
    const isRemoved = await this.database.manager.existsBy(Picture, { id, state: 'removed' });
    if (!isRemoved) return undefined;
    for await (const { key } of this.files.list(folderOf(id))) await this.files.remove(key);
    return () => this.database.manager.delete(Picture, { id, state: 'removed' });
  }
}
