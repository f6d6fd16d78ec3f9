import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { FreePdf, FreeRecording, ReaderWords, SampleChapter } from '../../src/download.js';
import type { Picture } from '../../src/picture.js';
import { ContentError } from '../content/content-error.js';
import type { DownloadFile, SampleFile } from '../content/downloads.schema.js';
import type { Content } from '../content/read-content.js';
import { secondsOf } from '../films/read-film.js';
import type { PictureStore } from '../pictures/picture-store.js';
import type { PublicFolder } from '../pictures/public-folder.js';
import { responsivePicture } from '../pictures/responsive-picture.js';
import { coverWidths } from './draw-pictures.js';
import { drawing } from './drawings.js';

type Compiled<T> = { [Key in keyof T]: Key extends 'bookId' ? string | null : T[Key] };
type Entry = Compiled<FreePdf> | Compiled<FreeRecording>;

export interface DownloadsEntry {
  reader: ReaderWords;
  cards: Entry[];
  samples: Compiled<SampleChapter>[];
}

/** Where the free files are on the site. The PDFs and what the reader shows come from tools/asset-generators/books, which sets them. */
const publicPath = 'attached_assets';
const samplesPath = 'objects/digital-files';
const recordingsFolder = 'content/recordings';
const sizeLimitBytes = 4_000_000;

/** Publishes the recordings, draws the covers of what is free, and says what pages must know of all that is free. */
export async function downloadsEntry(
  root: string,
  { downloads }: Content,
  publicFolder: PublicFolder,
  store: PictureStore,
): Promise<DownloadsEntry> {
  const compose = async (download: DownloadFile): Promise<Entry> => {
    const url = `/${publicPath}/${download.fileName}`;
    if (download.kind === 'pdf') {
      const { printed, ...said } = download;
      return { ...said, url, cover: await coverOf(root, printed.from, store) };
    }
    const file = `${recordingsFolder}/${download.fileName}`;
    const sizeBytes = (await stat(join(root, file)).catch(() => null))?.size ?? 0;
    if (sizeBytes === 0 || sizeBytes >= sizeLimitBytes) {
      const message = sizeBytes === 0 ? 'is missing' : 'must be smaller than 4 MB';
      throw new ContentError([{ file, key: '', message }]);
    }
    await publicFolder.place(`${publicPath}/${download.fileName}`, join(root, file));
    const cover = download.bookId ? await coverOf(root, `books/${download.bookId}`, store) : null;
    return { ...download, url, durationSeconds: secondsOf(download.duration), cover };
  };
  return {
    cards: await Promise.all(downloads.cards.map(compose)),
    samples: downloads.samples.map(sampleEntry),
    reader: downloads.reader,
  };
}

/** Stands beside the title of what it covers, so it says nothing of its own. */
async function coverOf(root: string, folder: string, store: PictureStore): Promise<Picture | null> {
  const svg = await drawing(root, `content/${folder}/cover.svg`);
  if (svg === null) return null;
  const { webpByWidth, ...facts } = await store.publish(
    responsivePicture(basename(folder), svg, coverWidths),
  );
  return { alt: '', width: 320, height: 480, ...facts, src: webpByWidth[320] ?? '' };
}

function sampleEntry({ printed: _printed, attachedName, ...said }: SampleFile): Compiled<SampleChapter> {
  const url = `/${samplesPath}/${said.fileName}`;
  const attachedUrl = attachedName === null ? null : `/${publicPath}/${attachedName}`;
  return { ...said, url, readingUrl: url.replace(/pdf$/, 'json'), attachedUrl };
}
