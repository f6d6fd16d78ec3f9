import { readdir } from 'node:fs/promises';
import path from 'node:path';

import type { ArticleContent } from './articles/read-article.js';
import { readArticles } from './articles/read-articles.js';
import { chatFile, type ChatFile, checkChat } from './chat.schema.js';
import { checkFolder } from './check-folder.js';
import { checkPhones, missingByLaw } from './check-law.js';
import { checkOwnCovers, checkPictures } from './check-pictures.js';
import { completeChat } from './complete-chat.js';
import { ContentError } from './content-error.js';
import { ContentReader } from './content-reader.js';
import { openSource, readText } from './content-source.js';
import { checkEvents, checkLists, crossCheck } from './cross-check.js';
import { downloadsFile, type DownloadsFile } from './downloads.schema.js';
import { emailsFile, type EmailsFile } from './emails.schema.js';
import { eventsFile, type EventsFile } from './events.schema.js';
import { findBooks } from './find-books.js';
import { lawWordsFile, type LawWordsFile } from './law.schema.js';
import { legalQuestionnaireFile, type LegalQuestionnaireFile } from './legal-questionnaire.schema.js';
import { lookFile, type LookFile } from './look.schema.js';
import { type LegalContent, readLegal } from './legal/read-legal.js';
import { unknownMonths } from './pages/home.schema.js';
import { readOpening, type SpokenOpening } from '../openings/read-openings.js';
import { sampleOpening } from '../openings/sample-openings.js';
import { type BookContent, readBooks } from './read-books.js';
import { type PageContents, readPages } from './read-pages.js';
import { readVideos, type VideosContent } from './read-videos.js';
import { pictureFileAt } from '../pictures/picture-file.js';
import type { Overlay } from '../values/overlay.js';
import { checkRecording } from '../recordings/read-recording.js';
import {
  newsletterFile,
  type NewsletterFile,
  personalCopyFile,
  type PersonalCopyFile,
  postageFile,
  type PostageFile,
  type SiteFile,
  socialImagesFile,
  type SocialImagesFile,
} from './site.schema.js';

export interface Content {
  site: SiteFile;
  look: LookFile;
  /** Null while its part is off. So are the other values that may be null. */
  chat: ChatFile | null;
  emails: EmailsFile;
  law: LawWordsFile;
  newsletter: NewsletterFile;
  postage: PostageFile;
  personalCopy: PersonalCopyFile;
  legalQuestionnaire: LegalQuestionnaireFile | null;
  legal: LegalContent | null;
  pages: PageContents;
  videos: VideosContent;
  downloads: DownloadsFile;
  events: EventsFile;
  /** By page path. */
  socialImages: SocialImagesFile;
  /** In the order of `site.bookOrder`. */
  books: BookContent[];
  /** Newest first. */
  articles: ArticleContent[];
  openings: SpokenOpening[];
  /** A picture of the owner's, instead of the folder's. */
  portraitFile: string | undefined;
  /** Pictures of the owner's, else of the folder. */
  logoFiles: { light: string | undefined; dark: string | undefined };
  /** Sentences about oddities that the site starts with all the same. */
  warnings: string[];
}

/** @throws ContentError with every error of every file */
export async function readContent(folder: string, overlay?: Overlay): Promise<Content> {
  checkFolder(folder);
  const reader = new ContentReader(await openSource(folder, overlay));
  const { problems, source } = reader;
  const site = await reader.site();
  const look = await reader.file('look.json', lookFile);
  const chat = await reader.partFile('chat', 'chat.json', chatFile);
  const emails = await reader.file(await emailsFileName(folder), emailsFile);
  const law = await reader.file('law.json', lawWordsFile);
  const newsletter = await reader.file('newsletter.json', newsletterFile);
  const postage = (await isWritten(folder, 'postage.json'))
    ? await reader.file('postage.json', postageFile)
    : site && postageAtHome(site);
  const personalCopy = await reader.file('personal-copy.json', personalCopyFile);
  const legalQuestionnaire = await reader.partFile(
    'legal-companion',
    'legal-questionnaire.json',
    legalQuestionnaireFile,
  );
  const pages = await readPages(reader);
  const downloads = await reader.file('downloads.json', downloadsFile);
  const events = await reader.file('events.json', eventsFile);
  const socialImages = await reader.file('social-images.json', socialImagesFile);
  const { bookIds: written, warnings } = await findBooks(folder, site?.bookOrder ?? []);
  const added = overlay?.addedBooks() ?? [];
  const bookIds = [...new Set([...written, ...added])];
  const videos = await readVideos(reader, bookIds);
  const legal = source.isOn('legal-companion') ? reader.keep(await readLegal(source, bookIds)) : null;
  const books = await readBooks(reader, bookIds, { site, look, pages });
  const language = site?.language ?? 'en';
  const openings = await readSpokenOpenings(reader, bookIds, { language, pages, books });
  const articles = await readArticles(reader, { language, pages });

  for (const card of downloads?.cards ?? [])
    if (card.kind === 'audio') problems.push(...(await checkRecording(folder, card)));
  const slugs = articles.map(({ slug }) => slug);
  const films = [...(videos?.highlights ?? []), ...(videos?.others ?? [])];
  const filmIds = films.map(({ video }) => video.id);
  problems.push(...(await checkPictures(folder, { bookIds, slugs, downloads, filmIds })));
  problems.push(...(await checkOwnCovers(books)));
  // An added book is at fault if two books claim the same.
  const byOrigin = books.toSorted(
    (one, other) => Number(added.includes(one.id)) - Number(added.includes(other.id)),
  );
  if (site && socialImages)
    problems.push(...crossCheck({ site, bookIds, books: byOrigin, articles, socialImages }));
  if (site) problems.push(...checkPhones(site));
  if (downloads) {
    const { cards, samples } = downloads;
    problems.push(...checkLists('content/downloads.json', { cards, samples }, bookIds));
  }
  if (events) problems.push(...checkEvents(events, bookIds));
  if (pages.home) problems.push(...unknownMonths(pages.home, bookIds));
  if (chat) problems.push(...checkChat(chat, bookIds));
  // Unreadable files are already among the errors.
  if (!site || !look || !emails || !law || !newsletter || !postage) throw new ContentError(problems, folder);
  if (!videos || !downloads || !events || !socialImages || !personalCopy || problems.length > 0)
    throw new ContentError(problems, folder);
  return {
    ...{
      site,
      look,
      chat: chat && completeChat(chat, books),
      emails,
      law,
      newsletter,
      postage,
      personalCopy,
      legalQuestionnaire,
      legal,
    },
    pages: pages as PageContents,
    ...{ videos, downloads, events, socialImages, books, articles, openings },
    portraitFile: overlay?.pictureFor('site/portrait'),
    logoFiles: {
      light: overlay?.pictureFor('site/logo') ?? (await pictureFileAt(path.join(folder, 'site/logo'))),
      dark:
        overlay?.pictureFor('site/logo-dark') ?? (await pictureFileAt(path.join(folder, 'site/logo-dark'))),
    },
    warnings: [...warnings, ...missingByLaw(site)],
  };
}

async function readSpokenOpenings(
  reader: ContentReader,
  bookIds: readonly string[],
  {
    language,
    pages,
    books,
  }: { language: string; pages: Partial<PageContents>; books: readonly BookContent[] },
): Promise<SpokenOpening[]> {
  const openings: SpokenOpening[] = [];
  for (const [at, book] of (pages['audio-previews']?.words.generator.books ?? []).entries()) {
    if (!bookIds.includes(book.bookId))
      reader.problems.push({
        file: 'content/pages/audio-previews.json',
        key: `words.generator.books[${at}].bookId`,
        message: `names the book "${book.bookId}", but there is no folder content/books/${book.bookId}`,
      });
    const content = books.find(({ id }) => id === book.bookId);
    const opening =
      reader.keep(await readOpening(reader.folder, book, language)) ??
      (content ? sampleOpening(book, content, language) : null);
    if (opening) openings.push(opening);
  }
  return openings;
}

const isWritten = (folder: string, file: string): Promise<boolean> =>
  readText(path.join(folder, file)).then((text) => text !== null);

/** Parcels go to the author's own country if she names no others. */
function postageAtHome({ country, language }: SiteFile): PostageFile {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return { countries: [{ code: country, name: names.of(country) ?? country }] };
}

/** `mails.json` is the file's former name, which the folder of another author may still have. */
async function emailsFileName(folder: string): Promise<string> {
  const names: string[] = await readdir(folder).catch(() => []);
  if (names.includes('emails.json') || !names.includes('mails.json')) return 'emails.json';
  process.emitWarning('content/mails.json is now called content/emails.json. Please rename it.');
  return 'mails.json';
}
