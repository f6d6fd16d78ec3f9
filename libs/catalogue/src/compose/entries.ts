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
import { captionsFile } from '../films/captions-file.js';
import { durationOf, type Film, filmsFolder, secondsOf } from '../films/read-film.js';
import { coverJpeg } from '../pictures/cover-jpeg.js';
import { recordingsFolder } from '../recordings/read-recording.js';
import { readMinutes } from '../read-minutes.js';
import { phoneEntry } from '../phone-number.js';
import { filmPoster, libraryPoster } from '../pictures/film-poster.js';
import type { PictureStore } from '../pictures/picture-store.js';
import { responsivePicture, webpAt } from '../pictures/responsive-picture.js';
import { bookCoverSvg, coverSvg, coverWidths, type DrawnAuthor, ownCoverSvg } from './draw-pictures.js';
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
  const captionsOf = async ({ captions, link }: Film, id: string): Promise<string> => {
    if (link !== null || captions === '') return '';
    if (captions !== null) return store.publish(captionsFile(id, captions));
    const address = `/${publicPath}/${id}.vtt`;
    store.publicFiles.set(address, placeOf(folder, `${filmsFolder}/${id}.vtt`));
    return address;
  };
  const compose = async ({ video, film }: VideoContent): Promise<Video> => {
    const { posterAlt, film: _film, poster: _poster, captions: _captions, link: _link, ...said } = video;
    const fileOf = (extension: string) => placeOf(folder, `${filmsFolder}/${video.id}.${extension}`);
    const place = (extension: string, path = publicPath): string => {
      const address = `/${path}/${video.id}.${extension}`;
      store.publicFiles.set(address, fileOf(extension));
      return address;
    };
    const { link, address, posterFile, cues } = film;
    const elsewhere = link ?? address;
    const drawn = posterFile
      ? await store.publish(libraryPoster(video.id, await readFile(posterFile)))
      : {
          ...(await store.publish(filmPoster(video.id, await readFile(fileOf('jpg'))))),
          thumbnailUrl: place('jpg'),
        };
    const { webpByWidth, thumbnailUrl, ...facts } = drawn;
    return {
      ...said,
      duration: video.film || !video.duration ? durationOf(film.durationSeconds) : video.duration,
      videoUrl: elsewhere ?? place('mp4'),
      attachedUrl: elsewhere ?? place('mp4', attachedPath),
      link,
      thumbnailUrl,
      captionsUrl: await captionsOf(film, video.id),
      poster: { alt: posterAlt, width: 960, height: 540, ...facts, src: webpAt(webpByWidth, 960) },
      durationSeconds: film.durationSeconds,
      date: video.publishedOn.slice(0, 4),
      transcript: transcriptOf(video.transcript, cues),
    };
  };
  return {
    player: videos.player,
    highlights: await Promise.all(videos.highlights.map(compose)),
    others: await Promise.all(videos.others.map(compose)),
  };
}

/** Words that are heard; captions of sounds are in brackets. */
function transcriptOf(written: string | undefined, cues: Film['cues']): string[] {
  const spoken = cues.map(({ text }) => text).filter((text) => !text.startsWith('['));
  const lines = (written ?? '').split('\n').map((line) => line.trim());
  return written === undefined ? spoken : lines.filter((line) => line !== '');
}

/** Leaves out free PDFs without a file. */
export async function downloadsEntry(
  folder: string,
  { downloads, books }: Pick<Content, 'downloads' | 'books'>,
  store: PictureStore,
  made: MadeFiles['samples'],
): Promise<Downloads> {
  for (const [address, { file }] of made) store.publicFiles.set(address, file);
  const coverAt = async (of: string): Promise<Picture | null> => {
    const book = books.find(({ id }) => of === `books/${id}`);
    return coverOf(of, await (book ? ownCoverSvg(folder, book) : coverSvg(folder, of)), store);
  };
  const compose = async (download: DownloadFile): Promise<FreeDownload[]> => {
    const url = attachedAddress(download.fileName);
    if (download.kind === 'pdf') {
      const { printed, ...said } = download;
      const facts = made.get(url);
      if (!facts) return [];
      return [{ ...said, url, pages: facts.pages, cover: await coverAt(printed.from) }];
    }
    const file = `${recordingsFolder}/${download.fileName}`;
    store.publicFiles.set(url, placeOf(folder, file));
    const cover = download.bookId ? await coverAt(`books/${download.bookId}`) : null;
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
    chapter: downloads.chapter,
  };
}

/** Decorative: the title is next to it, so its alt text is empty. */
async function coverOf(of: string, svg: string | null, store: PictureStore): Promise<Picture | null> {
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

export async function openingEntries(
  folder: string,
  { books, openings, site }: Content,
  store: PictureStore,
): Promise<Opening[]> {
  const author = site.author.name;
  const entries: Opening[] = [];
  // One after another, so that a cover that several openings share is drawn once.
  for (const { bookId, title, paragraphs } of openings) {
    const book = books.find(({ id }) => id === bookId);
    if (!book) throw new Error(`The opening of ${bookId} passed validation without a book.`);
    const svg = await bookCoverSvg(folder, book, author);
    entries.push({
      bookId,
      title,
      author,
      paragraphs,
      textHash: createHash('sha256').update(paragraphs.join('\n\n')).digest('hex'),
      coverJpegBase64: await store.publish(coverJpeg(svg)),
    });
  }
  return entries;
}
