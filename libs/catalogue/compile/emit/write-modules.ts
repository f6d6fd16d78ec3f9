import type { Chat, LegalQuestionnaire } from '../../src/pages.js';
import type { Mails, Newsletter } from '../../src/mails.js';
import type { Artwork, Postage } from '../../src/site.js';
import type { BookEntry } from '../compose/book-entry.js';
import type { ArticleEntry, DownloadsEntry, SiteEntry, VideosEntry } from '../compose/entries.js';
import type { LegalContent } from '../content/legal/read-legal.js';
import type { OpeningEntry } from '../openings/read-openings.js';
import { constant, json, list, type ModuleFolder } from './module-folder.js';

/** Writes the list of articles as one module, and the text of each as one of its own. */
async function writeArticles(folder: ModuleFolder, articles: readonly ArticleEntry[]): Promise<void> {
  const slugs = articles.map(({ card }) => card.slug);
  await folder.write(
    'article-slugs.ts',
    `export const articleSlugs = ${json(slugs)} as const;\nexport type ArticleSlug = (typeof articleSlugs)[number];\n`,
  );
  const cards = articles.map(({ card }) => card);
  await folder.write('articles.ts', list('articles', 'ArticleCard', '../article.js', cards));
  for (const { body } of articles) {
    const source = constant('articleBody', 'ArticleBody', '../../article.js', body);
    await folder.write(`articles/${body.slug}.ts`, source);
  }
  const loaders = slugs.map(
    (slug) =>
      `  '${slug}': async (): Promise<ArticleBody> => (await import('./articles/${slug}.js')).articleBody,\n`,
  );
  await folder.write(
    'article-bodies.ts',
    `import type { ArticleBody } from '../article.js';\n\nexport const articleBodies = {\n${loaders.join('')}};\n`,
  );
}

interface Catalogue {
  site: SiteEntry;
  artwork: Artwork;
  chat: Chat;
  mails: Mails;
  newsletter: Newsletter;
  postage: Postage;
  legalQuestionnaire: LegalQuestionnaire;
  legal: LegalContent;
  pages: Readonly<Record<string, unknown>>;
  videos: VideosEntry;
  downloads: DownloadsEntry;
  books: readonly BookEntry[];
  articles: readonly ArticleEntry[];
  openings: readonly OpeningEntry[];
  publicFiles: readonly { path: string; sizeBytes: number }[];
}

/** Writes the catalogue as small modules, so that a page carries only what it shows. */
export async function writeModules(folder: ModuleFolder, catalogue: Catalogue): Promise<void> {
  const {
    site,
    artwork,
    chat,
    mails,
    newsletter,
    postage,
    legalQuestionnaire,
    legal,
    pages,
    videos,
    downloads,
    books,
    publicFiles,
  } = catalogue;
  const ids = books.map(({ link }) => link.id);
  const seeds = books.flatMap(({ seed }) => seed ?? []);
  const sold = books.map(({ sales }) => sales);

  await folder.write(
    'book-ids.ts',
    `export const bookIds = ${json(ids)} as const;\nexport type BookId = (typeof bookIds)[number];\n`,
  );
  await folder.write('site.ts', constant('site', 'Site', '../site.js', site));
  await folder.write('artwork.ts', constant('artwork', 'Artwork', '../site.js', artwork));
  await folder.write('chat.ts', constant('chat', 'Chat', '../pages.js', chat));
  await folder.write('mails.ts', constant('mails', 'Mails', '../mails.js', mails));
  await folder.write('newsletter.ts', constant('newsletter', 'Newsletter', '../mails.js', newsletter));
  await folder.write('postage.ts', constant('postage', 'Postage', '../site.js', postage));
  await folder.write(
    'legal-questionnaire.ts',
    constant('legalQuestionnaire', 'LegalQuestionnaire', '../pages.js', legalQuestionnaire),
  );
  await folder.write(
    'legal-topics.ts',
    list('legalTopics', 'LegalTopic', '@lectern/legal-guidance', legal.topics),
  );
  await folder.write(
    'legal-guidance.ts',
    constant('legalGuidance', 'LegalGuidance', '../pages.js', legal.guidance),
  );
  await folder.write('videos.ts', constant('videos', 'Videos', '../video.js', videos));
  await folder.write('downloads.ts', constant('downloads', 'Downloads', '../download.js', downloads));
  await folder.write(
    'book-links.ts',
    list(
      'bookLinks',
      'BookLink',
      '../book.js',
      books.map(({ link }) => link),
    ),
  );
  await folder.write(
    'books.ts',
    list(
      'books',
      'BookCard',
      '../book.js',
      books.map(({ card }) => card),
    ),
  );
  await folder.write('product-seeds.ts', list('productSeeds', 'ProductSeed', '../book.js', seeds));

  for (const { details } of books) {
    const source = constant('details', 'BookDetails', '../../book.js', details);
    await folder.write(`details/${details.bookId}.ts`, source);
  }
  await folder.write('book-details.ts', loaders('bookDetails', 'details', 'BookDetails', '../book.js', ids));

  for (const sales of sold) {
    await folder.write(
      `sales/${sales.bookId}.ts`,
      constant('salesPage', 'SalesPage', '../../book.js', sales),
    );
  }
  const soldIds = sold.map(({ bookId }) => bookId);
  await folder.write('sales-pages.ts', loaders('salesPages', 'sales', 'SalesPage', '../book.js', soldIds));
  for (const [name, page] of Object.entries(pages)) {
    await folder.write(`pages/${name}.ts`, constant('page', `Page<'${name}'>`, '../../pages.js', page));
  }
  await folder.write('pages.ts', pageLoaders(Object.keys(pages)));
  await writeArticles(folder, catalogue.articles);
  await folder.write('openings.ts', list('openings', 'Opening', '../opening.js', catalogue.openings));
  await folder.write('public-files.json', `${json(publicFiles)}\n`);
}

/** An object of dynamic imports, one for each book: bundlers make each a chunk of its own. */
function loaders(name: string, folder: string, type: string, from: string, ids: readonly string[]): string {
  const exported = folder === 'sales' ? 'salesPage' : 'details';
  const entries = ids.map(
    (id) => `  '${id}': async (): Promise<${type}> => (await import('./${folder}/${id}.js')).${exported},\n`,
  );
  return `import type { ${type} } from '${from}';\n\nexport const ${name} = {\n${entries.join('')}};\n`;
}

function pageLoaders(names: readonly string[]): string {
  const entries = names.map(
    (name) =>
      `  '${name}': async (): Promise<Page<'${name}'>> => (await import('./pages/${name}.js')).page,\n`,
  );
  return `import type { Page } from '../pages.js';\n\nexport const pages = {\n${entries.join('')}};\n`;
}
