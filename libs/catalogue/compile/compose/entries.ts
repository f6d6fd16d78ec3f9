import { readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';

import type { ArticleBody, ArticleCard } from '../../src/article.js';
import type { FreePdf, FreeRecording, ReaderWords, SampleChapter } from '../../src/download.js';
import type { Picture } from '../../src/picture.js';
import type { PageMeta, Site } from '../../src/site.js';
import type { Video, Videos } from '../../src/video.js';
import type { ArticleContent } from '../content/articles/read-article.js';
import type { DownloadFile, SampleFile } from '../content/downloads.schema.js';
import { ContentError } from '../content/read-content-file.js';
import type { Content, VideoContent } from '../content/read-content.js';
import { filmsFolder, secondsOf } from '../films/read-film.js';
import { filmPoster } from '../pictures/film-poster.js';
import type { PictureStore, PublicFolder } from '../pictures/picture-store.js';
import { responsivePicture } from '../pictures/responsive-picture.js';
import { coverWidths, drawing } from './draw-pictures.js';

/** What the generated module says of the site; `featuredBookId` is a checked id, but still plain text here. */
export type SiteEntry = Omit<Site, 'navigation'> & { navigation: Content['site']['navigation'] };

/** The words of the site, with the portrait and the meta words of every page that sells a book. */
export function siteEntry({ site, books }: Content, portrait: Omit<Picture, 'alt'>): SiteEntry {
  const { bookOrder: _order, author, contact, ...words } = site;
  const { portraitAlt, ...person } = author;
  const sampleNote = person.isSample ? person.sampleNote : null;
  const salesMeta = books.map(({ book, sales }): [string, PageMeta] => [book.path, sales.meta]);
  return {
    ...words,
    author: { ...person, sampleNote, portrait: { alt: portraitAlt, ...portrait } },
    contact: { ...contact, phoneLink: `tel:+1${contact.phone.replace(/\D/g, '')}` },
    pages: { ...site.pages, ...Object.fromEntries(salesMeta) },
  };
}

/** A little under the 238 that Brysbaert (2019, doi:10.1016/j.jml.2019.104047) found for adults who read non-fiction in silence. */
const wordsPerMinute = 225;

/** While compiling, names of articles and books are any text: their unions are written by this very run. */
export interface ArticleEntry {
  card: Omit<ArticleCard, 'slug' | 'relatedBookIds'> & { slug: string; relatedBookIds: string[] };
  body: Omit<ArticleBody, 'slug'> & { slug: string };
}

/** A minute that has begun counts. */
export function readMinutes(wordCount: number): number {
  return Math.ceil(wordCount / wordsPerMinute);
}

export function articleEntry(
  { slug, fields, text }: ArticleContent,
  picture: Picture,
  socialImage: string,
): ArticleEntry {
  return {
    card: {
      slug,
      path: `/blog/${slug}`,
      title: fields.title,
      excerpt: fields.excerpt,
      category: fields.category,
      readMinutes: readMinutes(text.wordCount),
      wordCount: text.wordCount,
      publishedOn: fields.publishedDate,
      updatedOn: fields.updatedDate ?? fields.publishedDate,
      featured: fields.featured,
      keywords: fields.keywords,
      relatedBookIds: fields.relatedBooks,
      picture,
      socialImage,
    },
    body: { slug, html: text.html, headings: text.headings },
  };
}

type CompiledVideo<T> = { [Key in keyof T]: Key extends 'bookId' ? string : T[Key] };
export type VideosEntry = Omit<Videos, 'highlights' | 'others'> & {
  highlights: CompiledVideo<Video>[];
  others: CompiledVideo<Video>[];
};

/** The folders of films among the addresses of the site. */
const publicPath = 'objects/digital-files';
const attachedPath = 'attached_assets';

/** Publishes every film with its captions and pictures, and says what pages must know of it. */
export async function videosEntry(
  root: string,
  { videos }: Content,
  store: PictureStore,
  publicFolder: PublicFolder,
): Promise<VideosEntry> {
  const compose = async ({ video, film }: VideoContent): Promise<CompiledVideo<Video>> => {
    const { posterAlt, ...said } = video;
    const place = async (extension: string, path = publicPath): Promise<string> => {
      const name = `${video.id}.${extension}`;
      await publicFolder.place(`${path}/${name}`, join(root, filmsFolder, name));
      return `/${path}/${name}`;
    };
    const jpeg = await readFile(join(root, filmsFolder, `${video.id}.jpg`));
    const { webpByWidth, ...facts } = await store.publish(filmPoster(video.id, jpeg));
    return {
      ...said,
      videoUrl: await place('mp4'),
      attachedUrl: await place('mp4', attachedPath),
      thumbnailUrl: await place('jpg'),
      captionsUrl: await place('vtt'),
      poster: { alt: posterAlt, width: 960, height: 540, ...facts, src: webpByWidth[960] ?? '' },
      durationSeconds: film.durationSeconds,
      date: video.publishedOn.slice(0, 4),
      transcript: film.cues.map(({ text }) => text).filter((text) => !text.startsWith('[')),
    };
  };
  return {
    player: videos.player,
    highlights: await Promise.all(videos.highlights.map(compose)),
    others: await Promise.all(videos.others.map(compose)),
  };
}

type CompiledDownload<T> = { [Key in keyof T]: Key extends 'bookId' ? string | null : T[Key] };
type Entry = CompiledDownload<FreePdf> | CompiledDownload<FreeRecording>;

export interface DownloadsEntry {
  reader: ReaderWords;
  cards: Entry[];
  samples: CompiledDownload<SampleChapter>[];
}

/** Where the free files are on the site. The PDFs and what the reader shows come from tools/asset-generators/books, which sets them. */
const attachedAssetsPath = 'attached_assets';
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
    const url = `/${attachedAssetsPath}/${download.fileName}`;
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
    await publicFolder.place(`${attachedAssetsPath}/${download.fileName}`, join(root, file));
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

function sampleEntry({
  printed: _printed,
  attachedName,
  ...said
}: SampleFile): CompiledDownload<SampleChapter> {
  const url = `/${samplesPath}/${said.fileName}`;
  const attachedUrl = attachedName === null ? null : `/${attachedAssetsPath}/${attachedName}`;
  return { ...said, url, readingUrl: url.replace(/pdf$/, 'json'), attachedUrl };
}
