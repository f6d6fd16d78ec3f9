import { randomUUID } from 'node:crypto';

import { slugOf } from '@lectern/text-folding';

import { RESERVED_SLUGS } from '../articles/article-rules.js';
import { isFileSlug } from '../articles/file-articles.js';
import { type DocumentKind, MAX_SLUG_LENGTH } from '../documents/document-rules.js';
import { RESERVED_PAGES } from '../pages/page-rules.js';

const MAX_CANDIDATES = 50;

const numbered = (slug: string, number: number): string =>
  `${slug.slice(0, MAX_SLUG_LENGTH - 5).replace(/-$/, '')}-${number}`;

/** The address, and those with a number. */
export const candidates = (slug: string): string[] =>
  Array.from({ length: MAX_CANDIDATES }, (_, at) => (at === 0 ? slug : numbered(slug, at + 1)));

const isReserved = (kind: DocumentKind, slug: string): boolean =>
  kind === 'article' ? RESERVED_SLUGS.includes(slug) || isFileSlug(slug) : RESERVED_PAGES.includes(slug);

/** The first candidate that no other text has. */
export const freeSlug = (kind: DocumentKind, slug: string, taken: ReadonlySet<string>): string =>
  candidates(slug).find((each) => !taken.has(each) && !isReserved(kind, each)) ??
  `text-${randomUUID().slice(0, 13)}`;

/** An address of a–z, digits and hyphens that fits. */
export const importedSlug = (...texts: readonly (string | null)[]): string =>
  texts
    .map((text) =>
      slugOf(text ?? '')
        ?.slice(0, MAX_SLUG_LENGTH)
        .replace(/-$/, ''),
    )
    .find(Boolean) ?? 'text';

/** As the site looks addresses up. */
export const oldAddressOf = (address: string): string => address.toLowerCase().replace(/(?<=.)\/$/, '');
