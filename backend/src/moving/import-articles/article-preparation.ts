import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import type { ExportedText } from '../export-files/exported-text.js';
import { openExport, type OpenedExport } from '../export-files/open-export.js';
import type { ImportBatch } from '../import-batches/import-batch.entity.js';
import type { FaultyEntry, ImportEntry, Preparation } from '../import-batches/importer.js';
import { ImportedPictures, type WantedPicture } from '../imported-pictures/imported-pictures.js';
import { articleOptionsOf } from './article-options.js';
import type { TextBody } from './html-body.js';
import { readTexts, writeBodies } from './html-reading.js';
import type { HtmlLoss, ReadHtml } from './read-html.js';
import {
  allOf,
  libraryAddresses,
  UNKNOWN_PICTURE,
  wantedPictures,
  type WantedPictures,
} from './text-pictures.js';

/** With the pictures that came with it. */
export interface ArticleSource extends ExportedText {
  export: Pick<OpenedExport, 'hasPicture'>;
}

/** A text with all that it needs here, except for its place. */
export interface ReadyText {
  exported: ExportedText;
  body: TextBody;
  /** Words for a summary. */
  text: string;
  /** Address of the featured picture in the library. */
  picture: string | undefined;
  losses: Partial<Record<HtmlLoss, number>>;
  /** Compared by the next import of the text: pictures have other addresses in each run. */
  original: { doc: string; pictures: readonly string[] };
}

/** Address in the library; undefined for a picture that did not come. */
type AddressOf = (src: string) => string | undefined;

interface ReadEntry {
  entry: ImportEntry<ArticleSource>;
  read: ReadHtml;
  pictures: WantedPictures;
}

const isPresent = <Item>(item: Item | undefined): item is Item => item !== undefined;

/** Origin of a WordPress site: its texts name it. */
const siteOf = ({ source, sourceId }: ExportedText): string => {
  const [, host = ''] = sourceId.split(':');
  return source === 'wordpress' && host ? `https://${host}` : '';
};

/** Reads the HTML of texts and fetches their pictures, before their transaction. */
@Injectable()
export class ArticlePreparation {
  constructor(
    private readonly database: Database,
    private readonly pictures: ImportedPictures,
  ) {}

  /** Texts whose HTML exceeds the limits become faults. */
  async prepare(
    entries: readonly ImportEntry<ArticleSource>[],
    preparation: Preparation,
  ): Promise<(ImportEntry<ReadyText> | FaultyEntry)[]> {
    const read = await readAll(entries, preparation.batch);
    const wanted = read.filter(isPresent).flatMap(({ pictures }) => allOf(pictures));
    const addressOf = await this.addresses(wanted, preparation);
    const ready = await place(read.filter(isPresent), addressOf);
    const byNumber = new Map(ready.map((entry) => [entry.number, entry]));
    return entries.map(
      ({ number, place: at, value: { title } }) =>
        byNumber.get(number) ?? {
          number,
          place: at,
          fault: { code: 'UNREADABLE_HTML', params: { title } },
        },
    );
  }

  private async addresses(
    wanted: readonly WantedPicture[],
    { batch, files, stage }: Preparation,
  ): Promise<AddressOf> {
    // Whether they come shows when they are fetched.
    if (stage === 'checking') return () => UNKNOWN_PICTURE;
    const opened = await openExport(files);
    await this.pictures.fetch(batch, wanted, (path) => opened.picture(path)).finally(() => opened.close());
    const srcs = wanted.map(({ src }) => src);
    const found = libraryAddresses(await this.pictures.find(this.database.manager, batch.id, srcs));
    return (src) => found.get(src);
  }
}

async function readAll(
  entries: readonly ImportEntry<ArticleSource>[],
  batch: ImportBatch,
): Promise<(ReadEntry | undefined)[]> {
  const texts = entries.map(({ value }) => ({
    html: value.html,
    isWordpress: value.source === 'wordpress',
    site: articleOptionsOf(batch).site || siteOf(value),
  }));
  const results = await readTexts(texts);
  return entries.map((entry, at) => {
    const [read, text] = [results[at], texts[at]];
    if (!read || !text) return undefined;
    return { entry, read, pictures: wantedPictures(entry.value, read, text.site, entry.value.export) };
  });
}

/** Writes the bodies of texts with their pictures. Leaves out those that exceed the limits. */
async function place(texts: readonly ReadEntry[], addressOf: AddressOf): Promise<ImportEntry<ReadyText>[]> {
  const placed = texts.map(({ read, pictures }) => {
    const found = [...pictures.inText].flatMap(([marker, { src }]): [string, string][] => {
      const address = addressOf(src);
      return address ? [[marker, address]] : [];
    });
    return { doc: read.doc, size: read.size, addresses: new Map(found) };
  });
  const bodies = await writeBodies(placed);
  return texts.flatMap(({ entry, read, pictures }, at) => {
    const [body, addresses] = [bodies[at], placed[at]?.addresses];
    if (!body || !addresses) return [];
    const { value } = entry;
    const picture = pictures.featured && addressOf(pictures.featured.src);
    const hasLostPicture = value.kind === 'article' && value.picture !== null && picture === undefined;
    const lost = read.pictures.length - addresses.size + Number(hasLostPicture);
    const losses = { ...read.losses, PICTURES: (read.losses.PICTURES ?? 0) + lost };
    const original = { doc: read.doc, pictures: allOf(pictures).map(({ src }) => src) };
    return [{ ...entry, value: { exported: value, body, text: read.text, picture, losses, original } }];
  });
}
