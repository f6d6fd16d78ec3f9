import type { Plugin } from 'vite';

type Values = Record<string, unknown> & {
  pages: Record<string, unknown>;
  bookDetails: { bookId: string }[];
  salesPages: { bookId: string }[];
  articleBodies: { slug: string }[];
};

const packageName = '@lectern/catalogue';
const prefix = '\0content/';

/** What is fetched with the page that shows it: how the package gives it, and by which values. */
const apart = {
  detailsOf: ['bookDetails', 'bookId'],
  salesPageOf: ['salesPages', 'bookId'],
  articleBodyOf: ['articleBodies', 'slug'],
} as const;

const plain = [
  ...[
    'articles',
    'artwork',
    'bookLinks',
    'books',
    'chat',
    'downloads',
    'legalQuestionnaire',
    'mails',
    'newsletter',
  ],
  ...['postage', 'productSeeds', 'site', 'videos', 'legalGuidance', 'legalTopics', 'bookIds', 'articleSlugs'],
];

const bookById = `import { books } from '${prefix}books'; export const bookById = (id) => books.find((book) => book.id === id);`;

/** An object of functions that fetch a module each. */
const lazily = (folder: string, keys: readonly string[]): string =>
  `{${keys.map((key) => `'${key}':async()=>(await import('${prefix}${folder}/${key}')).value`).join()}}`;

function sourceOf(name: string, values: Values): string {
  const [list = '', key] = name.split('/');
  const found = (value: unknown, exported = 'value') =>
    `export const ${exported} = ${JSON.stringify(value)};`;
  if (list === 'pages' && key) return found(values.pages[key]);
  const sorted = Object.values(apart).find(([each]) => each === list);
  if (sorted && key) {
    const entries = values[sorted[0]] as Record<string, string>[];
    return found(entries.find((entry) => entry[sorted[1]] === key));
  }
  if (plain.includes(list)) return found(values[list], list);
  if (list === 'pages') return `export const pages = ${lazily('pages', Object.keys(values.pages))};`;
  const fetched = Object.entries(apart).find(([exported]) => exported === list);
  if (fetched) {
    const [exported, [from, id]] = fetched;
    const keys = (values[from] as Record<string, string>[]).map((entry) => entry[id] ?? '');
    return `const known = ${lazily(from, keys)}; export const ${exported} = (id) => known[id]();`;
  }
  const names = [...plain, 'pages', 'bookById', ...Object.keys(apart)];
  return list === 'bookById'
    ? bookById
    : names.map((each) => `export { ${each} } from '${prefix}${each}';`).join('\n');
}

/**
 * As long as the browser fetches the words of pages for itself: the content as modules, for it alone. To be removed
 * with the client's router; from then on nothing that is built holds a word of the content.
 */
export function contentInBrowser(): Plugin {
  let values: Values;
  return {
    name: 'content-in-browser',
    enforce: 'pre',
    async buildStart() {
      // Read anew: a development server outlives many an edit.
      const opened = new URL(`./opened.js?${Date.now()}`, import.meta.resolve(packageName)).href;
      const { catalogue } = (await import(opened)) as { catalogue: Values };
      const bookIds = catalogue.bookDetails.map(({ bookId }) => bookId);
      values = { ...catalogue, bookIds, articleSlugs: catalogue.articleBodies.map(({ slug }) => slug) };
    },
    resolveId(id, _importer, { ssr }) {
      if (id.startsWith(prefix)) return { id, moduleSideEffects: false };
      if (ssr || !id.startsWith(packageName)) return null;
      return { id: `${prefix}index`, moduleSideEffects: false };
    },
    load: (id) => (id.startsWith(prefix) ? sourceOf(id.slice(prefix.length), values) : null),
  };
}
