import { readdir } from 'node:fs/promises';
import path from 'node:path';

import { localeOf } from '@lectern/locale';
import type { MoneyFormat } from '@lectern/money';
import type { z } from 'zod';
import { type ArticleContent, readArticle } from './articles/read-article.js';
import { bookFile, type BookFile } from './book.schema.js';
import { chatFile, type ChatFile, checkChat } from './chat.schema.js';
import { ContentError, type ContentProblem } from './content-error.js';
import { openSource, readText } from './content-source.js';
import { placeOf, readContentFile, type ReadResult } from './read-content-file.js';
import { checkFolder } from './check-folder.js';
import { checkPhones, missingByLaw } from './check-law.js';
import { checkPictures } from './check-pictures.js';
import { checkNames, completeBook, unlisted } from './complete-book.js';
import { completeSales } from './complete-sales.js';
import { findBooks } from './find-books.js';
import { checkMedia, crossCheck } from './cross-check.js';
import { detailFile, type DetailFile, salesFile, type SalesFile } from './sales.schema.js';
import { type Film, readFilm } from '../films/read-film.js';
import { readOpening, type SpokenOpening } from '../openings/read-openings.js';
import { checkRecording } from '../recordings/read-recording.js';
import { unfitName } from './slug.js';
import { checkTitlePage } from './title-page.js';
import { downloadsFile, type DownloadsFile } from './downloads.schema.js';
import { type LegalContent, readLegal } from './legal/read-legal.js';
import { legalQuestionnaireFile, type LegalQuestionnaireFile } from './legal-questionnaire.schema.js';
import { lawWordsFile, type LawWordsFile } from './law.schema.js';
import { emailsFile, type EmailsFile } from './emails.schema.js';
import {
  newsletterFile,
  type NewsletterFile,
  personalCopyFile,
  type PersonalCopyFile,
  postageFile,
  type PostageFile,
  siteFile,
  type SiteFile,
  socialImagesFile,
  type SocialImagesFile,
} from './site.schema.js';
import { unknownMonths } from './pages/home.schema.js';
import type { PartName } from '../choices.js';
import { type PartPage, partOfPage } from '../parts.js';
import { pageFiles, type PageName } from './pages/page-files.js';
import { type VideoFile, videosFile, type VideosFile } from './videos.schema.js';

export interface BookContent {
  id: string;
  book: BookFile;
  /** Details of its page of facts; null for the default text. */
  detail: DetailFile | null;
  sales: SalesFile;
}

type PageContent<Name extends PageName> = z.infer<(typeof pageFiles)[Name]>;

/** Undefined for a page of a part that is off. */
export type PageContents = {
  readonly [Name in PageName]: PageContent<Name> | (Name extends PartPage | 'downloads' ? undefined : never);
};

export interface VideoContent {
  video: VideoFile;
  film: Film;
}

interface VideosContent {
  player: VideosFile['player'];
  highlights: VideoContent[];
  others: VideoContent[];
}

export interface Content {
  site: SiteFile;
  /** Null while its part is off, as all that follows with null. */
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
  /** By page path. */
  socialImages: SocialImagesFile;
  /** In the order of `site.bookOrder`. */
  books: BookContent[];
  /** Newest first. */
  articles: ArticleContent[];
  openings: SpokenOpening[];
  /** Sentences about oddities that the site starts with all the same. */
  warnings: string[];
}

/** @throws ContentError with every error of every file */
export async function readContent(folder: string): Promise<Content> {
  checkFolder(folder);
  const problems: ContentProblem[] = [];
  const keep = <T>(result: ReadResult<T>): T | null => {
    if ('value' in result) return result.value;
    problems.push(...result.problems);
    return null;
  };
  const source = await openSource(folder);
  /** Of the prices, once site.json is read. */
  let money: MoneyFormat | null = null;
  const read = async <Schema extends z.ZodType>(
    file: string,
    schema: Schema,
  ): Promise<z.infer<Schema> | null> => keep(await readContentFile(source, `content/${file}`, schema, money));

  const written = await read('site.json', siteFile);
  const site: SiteFile | null = written && { ...written, parts: [...source.parts] };
  if (site) money = { currency: site.currency, locale: localeOf(site.language, site.country) };
  const { isOn } = source;
  const readPart = async <Schema extends z.ZodType>(part: PartName, file: string, schema: Schema) =>
    isOn(part) ? read(file, schema) : null;
  const chat = await readPart('chat', 'chat.json', chatFile);
  const emails = await read(await emailsFileName(folder), emailsFile);
  const law = await read('law.json', lawWordsFile);
  const newsletter = await read('newsletter.json', newsletterFile);
  const postage = (await isWritten(folder, 'postage.json'))
    ? await read('postage.json', postageFile)
    : site && postageAtHome(site);
  const personalCopy = await read('personal-copy.json', personalCopyFile);
  const legalQuestionnaire = await readPart(
    'legal-companion',
    'legal-questionnaire.json',
    legalQuestionnaireFile,
  );
  const pages: { -readonly [Name in keyof PageContents]?: PageContents[Name] } = {};
  for (const name of Object.keys(pageFiles) as PageName[]) {
    const part = name in partOfPage ? partOfPage[name as PartPage] : undefined;
    if (part && !isOn(part)) continue;
    if (name === 'downloads' && !source.hasDownloads) continue;
    Object.assign(pages, { [name]: (await read(`pages/${name}.json`, pageFiles[name])) ?? undefined });
  }
  if (!isOn('speaking')) delete pages.contact?.words.form.topic.options.speaking;
  const videos = await read('videos.json', videosFile);
  const downloads = await read('downloads.json', downloadsFile);
  const socialImages = await read('social-images.json', socialImagesFile);

  const filmed = async (entries: readonly VideoFile[] = []): Promise<VideoContent[]> => {
    const found: VideoContent[] = [];
    for (const video of entries) {
      const result = await readFilm(folder, video);
      if ('film' in result) found.push({ video, film: result.film });
      else problems.push(...result.problems);
    }
    return found;
  };
  const [highlights, others] = isOn('films')
    ? [await filmed(videos?.highlights), await filmed(videos?.others)]
    : [[], []];
  for (const card of downloads?.cards ?? [])
    if (card.kind === 'audio') problems.push(...(await checkRecording(folder, card)));

  const language = site?.language ?? 'en';
  const { bookIds, warnings } = await findBooks(folder, site?.bookOrder ?? []);
  for (const id of bookIds.filter((name) => !/^[\w.-]+$/.test(name)))
    problems.push({ file: `content/books/${id}`, key: '', message: unfitName(id) });
  const legal = isOn('legal-companion') ? keep(await readLegal(source, bookIds)) : null;
  const books: BookContent[] = [];
  for (const id of bookIds) {
    const files = await readdir(placeOf(folder, `content/books/${id}`));
    const said = await read(`books/${id}/book.json`, bookFile);
    const book = said && site ? completeBook(id, said, site.books) : null;
    const hasDetail = files.includes('detail.json');
    const detail = hasDetail ? await read(`books/${id}/detail.json`, detailFile) : null;
    const sales = files.includes('sales.json')
      ? await read(`books/${id}/sales.json`, salesFile)
      : salesFile.parse({});
    if (!book || !site) continue;
    problems.push(...(await checkTitlePage(folder, id, book, language)));
    if (pages.books) problems.push(...checkNames(id, book, pages.books.words.categories));
    if (sales) books.push({ id, book, detail, sales: completeSales(book, sales, site.books) });
  }
  const openings: SpokenOpening[] = [];
  for (const [at, book] of (pages['audio-previews']?.words.generator.books ?? []).entries()) {
    if (!bookIds.includes(book.bookId))
      problems.push({
        file: 'content/pages/audio-previews.json',
        key: `words.generator.books[${at}].bookId`,
        message: `names the book "${book.bookId}", but there is no folder content/books/${book.bookId}`,
      });
    const opening = keep(await readOpening(folder, book, language));
    if (opening) openings.push(opening);
  }
  const articles: ArticleContent[] = [];
  for (const slug of isOn('blog') ? await articleSlugs(folder) : []) {
    const article = keep(await readArticle(folder, slug, language));
    if (!article) continue;
    articles.push(article);
    const { category } = article.fields;
    const categories = pages.blog?.words.categories ?? {};
    if (category === undefined || category in categories) continue;
    const message = unlisted(categories, 'blog');
    problems.push({ file: `content/articles/${slug}.md`, key: 'category', message });
  }

  const slugs = articles.map(({ slug }) => slug);
  const filmIds = [...highlights, ...others].map(({ video }) => video.id);
  problems.push(...(await checkPictures(folder, { bookIds, slugs, downloads, filmIds })));
  if (site && socialImages) problems.push(...crossCheck({ site, bookIds, books, articles, socialImages }));
  if (site) problems.push(...checkPhones(site));
  problems.push(...checkMedia({ videos, downloads }, bookIds));
  if (pages.home) problems.push(...unknownMonths(pages.home, bookIds));
  if (chat) problems.push(...checkChat(chat, bookIds));
  // Unreadable files are already among the errors.
  if (!site || !emails || !law || !newsletter || !postage) throw new ContentError(problems, folder);
  if (!videos || !downloads || !socialImages || !personalCopy || problems.length > 0)
    throw new ContentError(problems, folder);

  books.sort((one, other) => site.bookOrder.indexOf(one.id) - site.bookOrder.indexOf(other.id));
  articles.sort((one, other) => (one.fields.publishedDate < other.fields.publishedDate ? 1 : -1));
  return {
    site,
    chat,
    emails,
    law,
    newsletter,
    postage,
    personalCopy,
    legalQuestionnaire,
    legal,
    pages: pages as PageContents,
    videos: { player: videos.player, highlights, others },
    downloads,
    socialImages,
    books,
    articles,
    openings,
    warnings: [...warnings, ...missingByLaw(site)],
  };
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

async function articleSlugs(folder: string): Promise<string[]> {
  const names = await readdir(placeOf(folder, 'content/articles')).catch(() => []);
  return names
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => name.slice(0, -'.md'.length))
    .sort();
}
