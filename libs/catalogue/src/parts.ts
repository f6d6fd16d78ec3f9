import type { PartName } from './choices.js';
import type { PageName } from './content/pages/page-files.js';

/** Pages that a site has only while their part is on. */
export const partOfPage = {
  'analytics-test': 'test-pages',
  'audio-previews': 'audio-previews',
  'audio-test': 'test-pages',
  blog: 'blog',
  'download-demo': 'test-pages',
  embeds: 'embeds',
  'legal-companion': 'legal-companion',
  'legal-companion-dashboard': 'legal-companion',
  speaking: 'speaking',
  'test-finding-peace': 'test-pages',
} as const satisfies Partial<Record<PageName, PartName>>;

export type PartPage = keyof typeof partOfPage;

/** The form for subscribers is a section of the home page. */
const newsletterSection = '/#newsletter';

const partByFolder: ReadonlyMap<string, PartName> = new Map(Object.entries(partOfPage));

/** @param path such as `/blog/five-verses`, with or without a query or an anchor */
export function partOfPath(path: string): PartName | undefined {
  if (path === newsletterSection) return 'newsletter';
  const [, folder = ''] = /^\/([^/?#]*)/.exec(path) ?? [];
  return partByFolder.get(folder);
}

/**
 * Content of a part's own pages and files, which are rendered only while it is on.
 * @throws Error while it is off
 */
export function partContent<T>(part: PartName, content: T | null | undefined): T {
  if (content === null || content === undefined) throw new Error(`The part "${part}" is off.`);
  return content;
}
