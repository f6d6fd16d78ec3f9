import type { EPUB, ManifestItem, Section } from 'foliate-js/epub.js';

import { cleanDocument } from './clean-text.js';
import { escaped, pageMarkup, parsePage, writePage } from './parse-page.js';

export interface TextWords {
  /** Replaces a chapter that is missing from the file. */
  missingPartText: string;
  /** Replaces video and audio. */
  leftOutText: string;
  /** In the contents, for a chapter without a heading: `Part {number}`. */
  partText: string;
}

const NEVER_TEXT = /^(?:image\/(?!svg)|audio\/|video\/|font\/)|pdf$/;

/** Chooses what to show of a foreign resource: its fallback, or the file itself if it can be markup. */
function resolveType({ resources }: EPUB, item: ManifestItem): void {
  const seen = new Set<ManifestItem>();
  let shown = item;
  while (NEVER_TEXT.test(shown.mediaType) && !seen.has(shown)) {
    seen.add(shown);
    const fallback = resources.opf.getElementById(shown.id)?.getAttribute('fallback');
    shown = (fallback && resources.getItemByID(fallback)) || shown;
  }
  if (shown !== item) {
    // Pages that show the file itself still find it.
    resources.manifest.splice(resources.manifest.indexOf(item), 1, { ...item });
    Object.assign(item, { href: shown.href, mediaType: shown.mediaType });
  }
  if (!NEVER_TEXT.test(item.mediaType) && !/^(?:text\/html|image\/svg\+xml)$/.test(item.mediaType))
    item.mediaType = 'application/xhtml+xml';
}

function nothing(error: unknown): null {
  reportError(error);
  return null;
}

/** Placeholder for a spine entry without a manifest item. */
const emptySection = (cfi = ''): Section => ({
  ...{ id: '', cfi, size: 0, linear: undefined, unload: () => {}, resolveHref: (href: string) => href },
  load: () => Promise.resolve(''),
  createDocument: () => Promise.reject(new Error('There is no such chapter.')),
});

/**
 * Gives a book one section for each spine entry, and each section a page: an image is wrapped, and a missing chapter
 * gets a page that says so.
 * @param loadText returns null if the file is missing or empty
 * @param asPage wraps a chapter that is not a page, such as an image
 */
export function completeSections(
  book: EPUB,
  words: TextWords,
  loadText: (name: string) => string | null,
  asPage: (name: string) => string | undefined,
): void {
  const missing = pageMarkup(`<p><em>${escaped(words.missingPartText)}</em></p>`);
  const known = [...book.sections];
  book.sections = book.resources.spine.map(({ idref }, at): Section => {
    const item = book.resources.getItemByID(idref);
    const section = (item && known.shift()) ?? emptySection(book.resources.cfis[at]);
    if (item) resolveType(book, item);
    const { id, load, unload } = section;
    const [href, type] = item ? [item.href, item.mediaType] : [id, ''];
    const isMarkup = !NEVER_TEXT.test(type);
    const isPicture = !isMarkup && type.startsWith('image/');
    let made = '';
    const show = (page: string) => {
      made = URL.createObjectURL(new Blob([page], { type: 'application/xhtml+xml' }));
      return made;
    };
    return Object.assign(section, {
      id: href,
      load: async () => {
        const url = isMarkup || isPicture ? await load().catch(nothing) : null;
        if (!url) return show(missing);
        if (isPicture) return show(pageMarkup(`<p><img src="${url}" alt=""/></p>`));
        const page = asPage(href);
        return page ? show(page) : url;
      },
      unload: () => {
        URL.revokeObjectURL(made);
        unload();
      },
      // Same document as displayed, or search results would be at other positions.
      createDocument: () => {
        const text = isMarkup && href ? loadText(href) : null;
        const doc = text ? parsePage(text, item?.mediaType ?? '') : parsePage(missing, '');
        const cleaned = cleanDocument(doc, words.leftOutText);
        return Promise.resolve(cleaned.body ? cleaned : parsePage(writePage(cleaned), ''));
      },
    });
  });
  // A book whose entries are all non-linear has no first page.
  if (book.sections.every(({ linear }) => linear === 'no'))
    for (const section of book.sections) section.linear = undefined;
}
