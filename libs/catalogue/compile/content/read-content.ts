import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { type ArticleContent, readArticle } from './articles/read-article.js';
import { bookFile, type BookFile } from './book.schema.js';
import { chatFile, type ChatFile, checkChat } from './chat.schema.js';
import { ContentError, type ContentProblem, readContentFile, type ReadResult } from './read-content-file.js';
import { checkMedia, crossCheck } from './cross-check.js';
import { detailFile, type DetailFile, salesFile, type SalesFile } from './sales.schema.js';
import { type Film, readFilm } from '../films/read-film.js';
import { downloadsFile, type DownloadsFile } from './downloads.schema.js';
import { type LegalContent, readLegal } from './legal/read-legal.js';
import { legalQuestionnaireFile, type LegalQuestionnaireFile } from './legal-questionnaire.schema.js';
import { mailsFile, type MailsFile } from './mails.schema.js';
import {
  newsletterFile,
  type NewsletterFile,
  postageFile,
  type PostageFile,
  siteFile,
  type SiteFile,
  socialImagesFile,
  type SocialImagesFile,
} from './site.schema.js';
import { strangeMonths } from './pages/home.schema.js';
import { pageFiles, type PageName } from './pages/page-files.js';
import { type VideoFile, videosFile, type VideosFile } from './videos.schema.js';

export interface BookContent {
  id: string;
  book: BookFile;
  /** What its page of facts says beside them; null for what is said of every book. */
  detail: DetailFile | null;
  /** What the page that sells it says. */
  sales: SalesFile;
}

/** What each file of content/pages holds, by its name. */
export type PageContents = { readonly [Name in PageName]: z.infer<(typeof pageFiles)[Name]> };

/** An entry of content/videos.json, held against its files. */
export interface VideoContent {
  video: VideoFile;
  film: Film;
}

export interface VideosContent {
  player: VideosFile['player'];
  highlights: VideoContent[];
  others: VideoContent[];
}

export interface Content {
  site: SiteFile;
  chat: ChatFile;
  mails: MailsFile;
  newsletter: NewsletterFile;
  postage: PostageFile;
  legalQuestionnaire: LegalQuestionnaireFile;
  legal: LegalContent;
  pages: PageContents;
  videos: VideosContent;
  downloads: DownloadsFile;
  /** By path of the page. */
  socialImages: SocialImagesFile;
  /** In the order of `site.bookOrder`. */
  books: BookContent[];
  /** The newest first. */
  articles: ArticleContent[];
}

/**
 * Reads and checks everything below `<root>/content` that is words and numbers.
 *
 * @throws ContentError with every problem of every file
 */
export async function readContent(root: string): Promise<Content> {
  const problems: ContentProblem[] = [];
  const keep = <T>(result: ReadResult<T>): T | null => {
    if ('value' in result) return result.value;
    problems.push(...result.problems);
    return null;
  };

  const site = keep(await readContentFile(root, 'content/site.json', siteFile));
  const chat = keep(await readContentFile(root, 'content/chat.json', chatFile));
  const mails = keep(await readContentFile(root, 'content/mails.json', mailsFile));
  const newsletter = keep(await readContentFile(root, 'content/newsletter.json', newsletterFile));
  const postage = keep(await readContentFile(root, 'content/postage.json', postageFile));
  const legalQuestionnaire = keep(
    await readContentFile(root, 'content/legal-questionnaire.json', legalQuestionnaireFile),
  );
  const pages: Partial<Record<PageName, object>> = {};
  for (const name of Object.keys(pageFiles) as PageName[]) {
    const page = keep(await readContentFile(root, `content/pages/${name}.json`, pageFiles[name]));
    if (page) pages[name] = page;
  }
  const videos = keep(await readContentFile(root, 'content/videos.json', videosFile));
  const downloads = keep(await readContentFile(root, 'content/downloads.json', downloadsFile));
  const socialImages = keep(await readContentFile(root, 'content/social-images.json', socialImagesFile));
  const filmed = async (entries: readonly VideoFile[] = []): Promise<VideoContent[]> => {
    const found: VideoContent[] = [];
    for (const video of entries) {
      const result = await readFilm(root, video);
      if ('film' in result) found.push({ video, film: result.film });
      else problems.push(...result.problems);
    }
    return found;
  };
  const [highlights, others] = [await filmed(videos?.highlights), await filmed(videos?.others)];
  const folders = await readdir(join(root, 'content/books'), { withFileTypes: true }).catch(() => []);
  const ids = folders.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const legal = keep(await readLegal(root, ids));
  const books: BookContent[] = [];
  for (const id of ids) {
    const folder = `content/books/${id}`;
    const files = await readdir(join(root, folder));
    const book = keep(await readContentFile(root, `${folder}/book.json`, bookFile));
    const detail = files.includes('detail.json')
      ? keep(await readContentFile(root, `${folder}/detail.json`, detailFile))
      : null;
    const sales = keep(await readContentFile(root, `${folder}/sales.json`, salesFile));
    if (book && sales) books.push({ id, book, detail, sales });
  }
  const articles: ArticleContent[] = [];
  for (const slug of await articleSlugs(root)) {
    const article = keep(await readArticle(root, slug));
    if (article) articles.push(article);
  }
  if (site && chat && videos && downloads && socialImages && problems.length === 0) {
    const { home } = pages as PageContents;
    problems.push(
      ...crossCheck({ site, books, articles, socialImages }),
      ...checkMedia({ videos, downloads }, books),
    );
    problems.push(...strangeMonths(home, ids), ...checkChat(chat, ids));
  }
  if (!site || !chat || !mails || !postage || !videos || !downloads || !socialImages || problems.length > 0)
    throw new ContentError(problems);
  if (!legalQuestionnaire || !legal || !newsletter) throw new ContentError(problems);

  books.sort((one, other) => site.bookOrder.indexOf(one.id) - site.bookOrder.indexOf(other.id));
  articles.sort((one, other) => (one.fields.publishedDate < other.fields.publishedDate ? 1 : -1));
  return {
    site,
    chat,
    mails,
    newsletter,
    postage,
    legalQuestionnaire,
    legal,
    pages: pages as PageContents,
    videos: { player: videos.player, highlights, others },
    downloads,
    socialImages,
    books,
    articles,
  };
}

async function articleSlugs(root: string): Promise<string[]> {
  const names = await readdir(join(root, 'content/articles')).catch(() => []);
  return names
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => name.slice(0, -'.md'.length))
    .sort();
}
