import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { ChangeFeed } from '../../platform/events/change-feed.js';
import type { SendableFile } from '../../platform/http/send-file.js';
import { StoredFiles } from '../../platform/storage/stored-files.js';
import { Picture } from './picture.entity.js';
import { fileKey, isPictureId, pictureAddress, thumbnailName, typeOfFile } from './picture-rules.js';
import { changedMeanwhile, FAILURES, pictureIsInBin, unknownPicture } from './picture-sentences.js';
import { PictureUses } from './picture-uses.js';
import type {
  ChangePictureDto,
  ListedPictureDto,
  ListPicturesDto,
  PictureDto,
  PicturePageDto,
} from './pictures.dto.js';
import { findPictures, listPictures, type PictureRow } from './pictures.queries.js';

/** Pictures that texts show became ready, were described, removed or restored. */
export const PICTURES_CHANGED = 'pictures';

/** A picture never changes under its address, which contains a hash of its content. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const PRIVATE = 'private, max-age=86400, immutable';

@Injectable()
export class Pictures {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
    private readonly files: StoredFiles,
    private readonly uses: PictureUses,
    private readonly changes: ChangeFeed,
  ) {}

  async list({ query, cursor, bin, alt }: ListPicturesDto): Promise<PicturePageDto> {
    const filter = { query, cursor, isInBin: bin === 'true', lacksAlt: alt === 'missing' };
    const { items, nextCursor } = await listPictures(this.database, filter);
    return { items: items.map(described), nextCursor };
  }

  /** @throws DomainError if it is unknown */
  async find(id: string): Promise<PictureDto> {
    const [row] = await this.rows([id]);
    if (!row) throw unknownPicture();
    return { ...described(row), uses: await this.uses.of(id) };
  }

  /** Whether it is in the library, and not in its bin. */
  async has(id: string): Promise<boolean> {
    const [row] = await this.rows([id]);
    return row !== undefined && row.binnedAt === null;
  }

  /** Facts that renderers of texts need, by id; pictures that are not ready, or in the bin, are missing. */
  async facts(ids: readonly string[]): Promise<Map<string, PictureRow>> {
    const rows = await this.rows(ids);
    const shown = rows.filter(({ state, binnedAt }) => state === 'ready' && binnedAt === null);
    return new Map(shown.map((row) => [row.id, row]));
  }

  /**
   * @throws DomainError if another window changed it, or it is in the bin
   */
  change(staff: Staff, id: string, { version, ...words }: ChangePictureDto): Promise<void> {
    return this.database.transaction(async () => {
      const { alt, focusX, focusY, ...picture } = await this.lock(id);
      if (picture.version !== version) throw changedMeanwhile();
      if (picture.binnedAt) throw pictureIsInBin();
      await this.database.manager.update(Picture, { id }, { ...words, version: version + 1 });
      await this.changes.publish(PICTURES_CHANGED);
      await this.auditLog.record(staff, {
        action: 'picture.changed',
        subject: { kind: 'picture', id },
        before: { alt, focusX, focusY },
        after: words,
      });
    });
  }

  /** Moves it to the bin, where it is no longer served. */
  remove(by: Staff | { name: string }, id: string): Promise<void> {
    return this.move(by, id, new Date());
  }

  restore(staff: Staff, id: string): Promise<void> {
    return this.move(staff, id, null);
  }

  private move(by: Staff | { name: string }, id: string, binnedAt: Date | null): Promise<void> {
    return this.database.transaction(async () => {
      const picture = await this.lock(id);
      if (Boolean(picture.binnedAt) === Boolean(binnedAt)) return;
      await this.database.manager.update(Picture, { id }, { binnedAt });
      await this.changes.publish(PICTURES_CHANGED);
      await this.auditLog.record(by, {
        action: binnedAt ? 'picture.removed' : 'picture.restored',
        subject: { kind: 'picture', id },
        after: { fileName: picture.fileName },
      });
    });
  }

  /** @throws DomainError if there is no such file, or the picture is in the bin */
  async openFile(id: string, name: string): Promise<SendableFile> {
    return this.open(await this.findShown(id), name, IMMUTABLE);
  }

  /** @throws DomainError if there is no such picture */
  async openFallback(id: string): Promise<SendableFile> {
    const picture = await this.findShown(id);
    return this.open(picture, `original.${picture.fallback}`, IMMUTABLE);
  }

  private async findShown(id: string): Promise<Picture> {
    const picture = isPictureId(id)
      ? await this.database.manager.findOneBy(Picture, { id, state: 'ready', binnedAt: IsNull() })
      : null;
    if (!picture) throw unknownPicture();
    return picture;
  }

  /** Also of a picture in the bin. @throws DomainError if there is none yet */
  async openThumbnail(id: string): Promise<SendableFile> {
    const picture = await this.database.manager.findOneBy(Picture, { id, state: 'ready' });
    const name = picture ? thumbnailName(picture) : undefined;
    if (!picture || !name) throw unknownPicture();
    return this.open(picture, name, PRIVATE);
  }

  private async open(picture: Picture, name: string, cacheControl: string): Promise<SendableFile> {
    const contentType = typeOfFile(name, picture);
    const key = fileKey(picture.id, name);
    const sizeBytes = contentType ? await this.files.size(key) : undefined;
    if (!contentType || sizeBytes === undefined) throw unknownPicture();
    return {
      sizeBytes,
      contentType,
      fileName: name,
      isShown: true,
      version: `${picture.id}-${name}-${sizeBytes}`,
      cacheControl,
      read: (start, end) => this.files.read(key, start, end),
    };
  }

  private rows(ids: readonly string[]): Promise<PictureRow[]> {
    return findPictures(this.database.manager, ids.filter(isPictureId));
  }

  private async lock(id: string): Promise<Picture> {
    const [known] = await this.rows([id]);
    const picture = known
      ? await this.database.manager.findOne(Picture, { where: { id }, lock: { mode: 'pessimistic_write' } })
      : null;
    if (!picture || picture.state === 'removed') throw unknownPicture();
    return picture;
  }
}

const described = ({ failure, ...row }: PictureRow): ListedPictureDto => ({
  ...row,
  failure: failure && FAILURES[failure],
  address: pictureAddress(row.id),
  thumbnailUrl: row.state === 'ready' ? `/api/admin/pictures/${row.id}/thumbnail` : null,
});
