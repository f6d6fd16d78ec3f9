import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

import { isPicture, type OwnerValue } from '@lectern/catalogue/stored-values';
import { Logger } from '@nestjs/common';
import sharp from 'sharp';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { StoredFiles } from '../../platform/storage/stored-files.js';
import { type Fallback, fileKey } from '../pictures/picture-rules.js';
import { findPictures } from '../pictures/pictures.queries.js';
import { makeFile } from './make-file.js';

/** Formats of pictures in a content folder. */
const CONTENT_FORMATS: readonly Fallback[] = ['jpg', 'png', 'svg'];

/** Copies pictures of the library to this machine, where the content is read. */
export class LibraryPictures {
  private readonly logger = new Logger('Content');

  constructor(
    private readonly database: Database,
    private readonly files: StoredFiles,
    private readonly configuration: Configuration,
  ) {}

  /** Files of the pictures that values name, by id. Pictures that are gone are missing. */
  async filesOf(values: readonly OwnerValue[]): Promise<Record<string, string>> {
    const ids = values.flatMap(({ value }) => (isPicture(value) ? [value.picture] : []));
    const files: Record<string, string> = {};
    for (const { id, fallback, state, binnedAt } of await findPictures(this.database.manager, ids))
      if (state === 'ready' && fallback && binnedAt === null) files[id] = await this.copy(id, fallback);
    for (const id of ids)
      if (!files[id]) this.logger.warn({ message: 'a picture of the site is not in the library', id });
    return files;
  }

  private copy(id: string, fallback: Fallback): Promise<string> {
    const folder = path.join(this.configuration.dataDir, 'owner-pictures', 'library');
    const isKept = CONTENT_FORMATS.includes(fallback);
    return makeFile(path.join(folder, `${id}.${isKept ? fallback : 'png'}`), async (draft) => {
      const key = fileKey(id, `original.${fallback}`);
      const sizeBytes = (await this.files.size(key)) ?? 0;
      await pipeline(await this.files.read(key, 0, sizeBytes - 1), createWriteStream(draft));
      if (!isKept) await writeFile(draft, await sharp(draft).png().toBuffer());
    });
  }
}
