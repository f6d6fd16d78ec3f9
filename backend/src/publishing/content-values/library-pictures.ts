import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

import { isPicture, type OwnerValue } from '@lectern/catalogue/stored-values';
import { Injectable, Logger } from '@nestjs/common';
import sharp from 'sharp';

import { Configuration } from '../../platform/config/configuration.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { Pictures } from '../pictures/pictures.js';

/** Formats of pictures in a content folder. */
const CONTENT_FORMATS = ['.jpg', '.png', '.svg'];

/** Copies pictures of the library to this machine, where the content is read. */
@Injectable()
export class LibraryPictures {
  private readonly logger = new Logger('Content');

  constructor(
    private readonly pictures: Pictures,
    private readonly configuration: Configuration,
  ) {}

  /** Files of the pictures that values name, by id. Pictures that are gone are missing. */
  async filesOf(values: readonly OwnerValue[]): Promise<Record<string, string>> {
    const ids = values.flatMap(({ value }) => (isPicture(value) ? [value.picture] : []));
    const files = await Promise.all([...new Set(ids)].map((id) => this.fileOf(id)));
    return Object.assign({}, ...files) as Record<string, string>;
  }

  private async fileOf(id: string): Promise<Record<string, string>> {
    try {
      return { [id]: await this.copy(id) };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      this.logger.warn({ message: 'a picture of the site is not in the library', id });
      return {};
    }
  }

  private async copy(id: string): Promise<string> {
    const { fileName, sizeBytes, read } = await this.pictures.openFallback(id);
    const folder = path.join(this.configuration.dataDir, 'owner-pictures', 'library');
    const format = path.extname(fileName);
    const isKept = CONTENT_FORMATS.includes(format);
    const target = path.join(folder, `${id}${isKept ? format : '.png'}`);
    if (await isFile(target)) return target;
    await mkdir(folder, { recursive: true });
    const draft = `${target}.${process.pid}`;
    try {
      await pipeline(await read(0, sizeBytes - 1), createWriteStream(draft));
      if (isKept) await rename(draft, target);
      else await sharp(draft).png().toFile(target);
    } finally {
      await rm(draft, { force: true });
    }
    return target;
  }
}

const isFile = (file: string): Promise<boolean> =>
  stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
