import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';

import { drawSocialPicture } from '@lectern/catalogue/social-pictures';
import { Injectable } from '@nestjs/common';

import type { SendableFile } from '../../platform/http/send-file.js';
import { StoredFiles } from '../../platform/storage/stored-files.js';
import { DocumentVersions } from '../documents/document-versions.js';
import { Documents } from '../documents/documents.js';
import { unknownPicture } from '../pictures/picture-sentences.js';
import { Pictures } from '../pictures/pictures.js';
import { pictureIdIn } from './article-picture.js';
import type { ArticlePictureValue, ArticleValue } from './article-value.js';
import {
  SOCIAL_JPEG_QUALITY,
  SOCIAL_SIZE,
  socialCrop,
  socialPictureKey,
  socialPictureKeys,
  versionOfName,
} from './social-picture-rules.js';

/** Pictures for link previews: hers, or one made from the title. Drawn at the first request, then stored. */
@Injectable()
export class SocialPictures {
  private readonly drawing = new Map<string, Promise<void>>();

  constructor(
    private readonly documents: Documents,
    private readonly versions: DocumentVersions,
    private readonly pictures: Pictures,
    private readonly files: StoredFiles,
  ) {}

  /** @throws DomainError unless the name is of a published article's current version */
  async open(name: string): Promise<SendableFile> {
    const named = versionOfName(name);
    if (!named) throw unknownPicture();
    const { id, version } = named;
    const { state, publishedVersion, sourceSlug } = await this.documents.find({ kind: 'article', id });
    if (state !== 'published' || publishedVersion !== version) throw unknownPicture();
    const key = socialPictureKey(named);
    let sizeBytes = await this.files.size(key);
    if (sizeBytes === undefined) {
      await this.drawOnce(key, async () => {
        const { value } = await this.versions.find(id, version);
        await this.draw(key, id, value as ArticleValue, sourceSlug);
      });
      sizeBytes = await this.files.size(key);
    }
    if (sizeBytes === undefined) throw unknownPicture();
    return {
      sizeBytes,
      contentType: 'image/jpeg',
      fileName: name,
      isShown: true,
      version: `${name}-${sizeBytes}`,
      cacheControl: 'public, max-age=86400',
      read: (start, end) => this.files.read(key, start, end),
    };
  }

  /** Requests of one picture at the same time wait for one drawing. */
  private drawOnce(key: string, draw: () => Promise<void>): Promise<void> {
    const running = this.drawing.get(key);
    if (running) return running;
    const drawing = draw().finally(() => this.drawing.delete(key));
    this.drawing.set(key, drawing);
    return drawing;
  }

  private async draw(key: string, id: string, value: ArticleValue, sourceSlug: string | null): Promise<void> {
    const { title, excerpt, relatedBookIds } = value;
    const jpeg =
      (await this.cropped(value.socialPicture)) ??
      (await drawSocialPicture({
        ...{ title, excerpt, relatedBookIds, sourceSlug },
        photo: (await this.bytesOf(value.picture))?.bytes ?? null,
      }));
    await this.files.write(key, Readable.from([jpeg]));
    for await (const { key: other } of this.files.list(socialPictureKeys(id)))
      if (other !== key) await this.files.remove(other);
  }

  private async cropped(picture: ArticlePictureValue | null): Promise<Buffer | undefined> {
    const found = await this.bytesOf(picture);
    if (!found) return undefined;
    const { bytes, focusX, focusY } = found;
    // Loaded at the first picture: most processes never need it.
    const { default: sharp } = await import('sharp');
    // The stored file may be smaller than the uploaded one.
    const { width, height } = await sharp(bytes).metadata();
    return sharp(bytes)
      .extract(socialCrop({ width, height, focusX, focusY }))
      .resize(SOCIAL_SIZE)
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: SOCIAL_JPEG_QUALITY, mozjpeg: true })
      .toBuffer();
  }

  /** @returns undefined if the library has it no more */
  private async bytesOf(
    picture: ArticlePictureValue | null,
  ): Promise<{ bytes: Buffer; focusX: number; focusY: number } | undefined> {
    const [id = ''] = pictureIdIn(picture);
    const found = (await this.pictures.facts([id])).get(id);
    if (!found) return undefined;
    const file = await this.pictures.openFallback(id);
    const bytes = await buffer(await file.read(0, file.sizeBytes - 1));
    return { bytes, focusX: found.focusX, focusY: found.focusY };
  }
}
