import { isExternal, pathOf } from '@lectern/epub-files';

import { readAccessibility } from './epub-accessibility.js';
import type { DocumentFacts } from './document-facts.js';
import type { ReadElement } from './xml-reading.js';

interface ListedFile {
  name: string;
  isFound: boolean;
}

export interface ReadPackage {
  chapters: readonly ListedFile[];
  others: readonly ListedFile[];
  facts: Pick<DocumentFacts, 'isFixedLayout' | 'media' | 'accessibility'>;
}

type Find = (name: string) => string | undefined;

const FIXED_PAGE = 'rendition:layout-pre-paginated';

const hasWord = (list: string | undefined, word: string): boolean => (list ?? '').split(/\s+/).includes(word);

/**
 * Reads the package document of an ePub.
 * @param from name of the document in the archive
 * @param find finds the entry of a name
 */
export function readPackage(elements: readonly ReadElement[], from: string, find: Find): ReadPackage {
  const all = (local: string) => elements.filter((element) => element.local === local);
  const items = all('item').flatMap(({ attributes: { id, href, 'media-type': type = '' } }) =>
    href === undefined || isExternal(href) ? [] : [{ id, type, ...listed(from, href, find) }],
  );
  const known = new Set(all('item').map(({ attributes }) => attributes['id']));
  const spine = all('itemref').map(({ attributes }) => attributes);
  const inSpine = new Set(spine.map(({ idref }) => idref));
  const unlisted = spine.flatMap(({ idref = '' }) =>
    known.has(idref) ? [] : [{ name: idref, isFound: false }],
  );
  const types = all('item').map(({ attributes }) => attributes['media-type'] ?? '');
  const isEveryPageFixed =
    spine.length > 0 && spine.every(({ properties }) => hasWord(properties, FIXED_PAGE));
  return {
    chapters: [...items.filter(({ id }) => inSpine.has(id)), ...unlisted],
    others: items.filter(({ id }) => !inSpine.has(id)),
    facts: {
      isFixedLayout: isEveryPageFixed || all('meta').some(isFixedLayoutMeta),
      media: (['audio', 'video'] as const).filter((kind) =>
        types.some((type) => type.startsWith(`${kind}/`)),
      ),
      accessibility: readAccessibility(elements),
    },
  };
}

function listed(from: string, href: string, find: Find): ListedFile {
  const name = pathOf(href, from) ?? href;
  return { name, isFound: find(name) !== undefined };
}

/** By EPUB 3, or by the convention of Kindle and Kobo for EPUB 2. */
function isFixedLayoutMeta({ attributes: { property, refines, name, content }, text }: ReadElement): boolean {
  if (property === 'rendition:layout') return refines === undefined && text.trim() === 'pre-paginated';
  return name === 'fixed-layout' && content === 'true';
}

/** By the display options of Apple and Kobo for EPUB 2. */
export const hasFixedLayoutOption = (elements: readonly ReadElement[]): boolean =>
  elements.some(
    ({ local, attributes, text }) =>
      local === 'option' && attributes['name'] === 'fixed-layout' && text.trim() === 'true',
  );
