import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';

import type { ArticleBody, ArticleCard } from '../article.js';
import type { Downloads, FreeDownload, SampleChapter } from '../download.js';
import type { Opening } from '../opening.js';
import type { Picture } from '../picture.js';
import type { PageMeta, Site } from '../site.js';
import type { Video, Videos } from '../video.js';
import type { ArticleContent } from '../content/articles/read-article.js';
import type { DownloadFile, SampleFile } from '../content/downloads.schema.js';
import { placeOf } from '../content/read-content-file.js';
import type { Content } from '../content/read-content.js';
import type { VideoContent } from '../content/read-videos.js';
import { filmsFolder, secondsOf } from '../films/read-film.js';
import { coverJpeg } from '../pictures/cover-jpeg.js';
import { recordingsFolder } from '../recordings/read-recording.js';
import { readMinutes } from '../read-minutes.js';
import { phoneEntry } from '../phone-number.js';
import { filmPoster } from '../pictures/film-poster.js';
import type { PictureStore } from '../pictures/picture-store.js';
import { responsivePicture, webpAt } from '../pictures/responsive-picture.js';
import { bookCoverSvg, coverSvg, coverWidths, type DrawnAuthor } from './draw-pictures.js';
import { lawEntry } from './law-entry.js';
import { addressesOf, attachedAddress, attachedPath, type MadeFiles, publicPath } from './made-files.js';

const noPhone = { phone: null, phoneLink: null };

export function siteEntry(content: Content, { portrait, signatureSvg }: DrawnAuthor): Site {
  const { site, books } = content;
  const { bookOrder: _order, author, contact, ...words } = site;
  const { portraitAlt, ...person } = author;
  const sampleNote = (person.isSample && person.sampleNote) || null;
  const salesMeta = books.map(({ book, sales }): [string, PageMeta] => [book.path, sales.meta]);
  const newsletter = site.parts.includes('newsletter') ? site.newsletter : null;
  return {
    ...words,
    newsletter,
    author: { ...person, sampleNote, portrait: { alt: portraitAlt, ...portrait }, signatureSvg },
    contact: {
      email: contact.email,
      ...(contact.phone === undefined ? noPhone : phoneEntry(contact.phone, site)),
    },
    law: lawEntry(content),
    pages: { ...site.pages, ...Object.fromEntries(salesMeta) },
  };
}

interface ArticleEntry {
  card: ArticleCard;
  body: ArticleBody;
}

export function articleEntry(
  { slug, fields, text, markdown }: ArticleContent,
  picture: Picture,
  socialImage: string,
): ArticleEntry {
  return {
    card: {
      slug,
      path: `/blog/${slug}`,
      title: fields.title,
      excerpt: fields.excerpt,
      category: fields.category ?? null,
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
    body: { slug, markdown, html: text.html, plainText: text.plainText, headings: text.headings },
  };
}

export async function videosEntry(folder: string, { videos }: Content, store: PictureStore): Promise<Videos> {
  const compose = async ({ video, film }: VideoContent): Promise<Video> => {
    const { posterAlt, ...said } = video;
    const place = (extension: string, path = publicPath): string => {
      const name = `${video.id}.${extension}`;
      const address = `/${path}/${name}`;
      store.publicFiles.set(address, placeOf(folder, `${filmsFolder}/${name}`));
      return address;
    };
    const jpeg = await readFile(placeOf(folder, `${filmsFolder}/${video.id}.jpg`));
    const { webpByWidth, ...facts } = await store.publish(filmPoster(video.id, jpeg));
    return {
      ...said,
      videoUrl: place('mp4'),
      attachedUrl: place('mp4', attachedPath),
      thumbnailUrl: place('jpg'),
      captionsUrl: place('vtt'),
      poster: { alt: posterAlt, width: 960, height: 540, ...facts, src: webpAt(webpByWidth, 960) },
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

/** Leaves out free PDFs without a file. */
export async function downloadsEntry(
  folder: string,
  { downloads }: Content,
  store: PictureStore,
  made: MadeFiles['samples'],
): Promise<Downloads> {
  for (const [address, { file }] of made) store.publicFiles.set(address, file);
  const compose = async (download: DownloadFile): Promise<FreeDownload[]> => {
    const url = attachedAddress(download.fileName);
    if (download.kind === 'pdf') {
      const { printed, ...said } = download;
      const facts = made.get(url);
      if (!facts) return [];
      return [{ ...said, url, pages: facts.pages, cover: await coverOf(folder, printed.from, store) }];
    }
    const file = `${recordingsFolder}/${download.fileName}`;
    store.publicFiles.set(url, placeOf(folder, file));
    const cover = download.bookId ? await coverOf(folder, `books/${download.bookId}`, store) : null;
    return [{ ...download, url, durationSeconds: secondsOf(download.duration), cover }];
  };
  const isMade = (sample: SampleFile) => {
    const { url, readingUrl } = addressesOf(sample);
    return made.has(url) && made.has(readingUrl);
  };
  return {
    cards: (await Promise.all(downloads.cards.map(compose))).flat(),
    samples: await Promise.all(
      downloads.samples.filter(isMade).map((sample) => sampleEntry(sample, made, store)),
    ),
    reader: downloads.reader,
  };
}

/** Decorative: the title is next to it, so its alt text is empty. */
async function coverOf(folder: string, of: string, store: PictureStore): Promise<Picture | null> {
  const svg = await coverSvg(folder, of);
  if (svg === null) return null;
  const { webpByWidth, ...facts } = await store.publish(responsivePicture(basename(of), svg, coverWidths));
  return { alt: '', width: 320, height: 480, ...facts, src: webpAt(webpByWidth, 320) };
}

/** Of a printed page; the larger shows its text at twice the size of a column. */
const interiorWidths = [360, 720];

async function sampleEntry(
  sample: SampleFile,
  made: MadeFiles['samples'],
  store: PictureStore,
): Promise<SampleChapter> {
  const { printed: _printed, attachedName: _attachedName, ...said } = sample;
  const { url, readingUrl, attachedUrl } = addressesOf(sample);
  const { pages = null, interior = [] } = made.get(url) ?? {};
  const pictures = await Promise.all(
    (said.bookId ? interior : []).map(async (file) => {
      const svg = await readFile(file, 'utf8');
      const drawn = await store.publish(responsivePicture(basename(file, '.svg'), svg, interiorWidths));
      const { webpByWidth, ...facts } = drawn;
      return { alt: '', width: 360, height: 540, ...facts, src: webpAt(webpByWidth, 360) };
    }),
  );
  return {
    ...said,
    url,
    pages,
    interior: pictures,
    readingUrl,
    attachedUrl: attachedUrl !== null && made.has(attachedUrl) ? attachedUrl : null,
  };
}

export function openingEntries(
  folder: string,
  { books, openings, site }: Content,
  store: PictureStore,
): Promise<Opening[]> {
  const author = site.author.name;
  return Promise.all(
    openings.map(async ({ bookId, title, paragraphs }) => {
      const book = books.find(({ id }) => id === bookId)?.book;
      if (!book) throw new Error(`The opening of ${bookId} passed validation without a book.`);
      const svg = await bookCoverSvg(folder, bookId, { ...book, author });
      return {
        bookId,
        title,
        author,
        paragraphs,
        textHash: createHash('sha256').update(paragraphs.join('\n\n')).digest('hex'),
        coverJpegBase64: await store.publish(coverJpeg(svg)),
      };
    }),
  );
}
