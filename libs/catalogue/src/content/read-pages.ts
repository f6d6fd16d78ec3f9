import type { z } from 'zod';

import { type PartPage, partOfPage } from '../parts.js';
import type { ContentReader } from './content-reader.js';
import { pageFiles, type PageName } from './pages/page-files.js';

type PageContent<Name extends PageName> = z.infer<(typeof pageFiles)[Name]>;

/** Undefined for a page of a part that is off. */
export type PageContents = {
  readonly [Name in PageName]: PageContent<Name> | (Name extends PartPage | 'downloads' ? undefined : never);
};

/** Leaves out pages of parts that are off, pages with errors, and the downloads if there are none. */
export async function readPages(reader: ContentReader): Promise<Partial<PageContents>> {
  const { source } = reader;
  const pages: { -readonly [Name in PageName]?: PageContents[Name] } = {};
  for (const name of Object.keys(pageFiles) as PageName[]) {
    const part = name in partOfPage ? partOfPage[name as PartPage] : undefined;
    if (!source.isOn(part)) continue;
    if (name === 'downloads' && !source.hasDownloads) continue;
    Object.assign(pages, { [name]: (await reader.file(`pages/${name}.json`, pageFiles[name])) ?? undefined });
  }
  if (!source.isOn('speaking')) delete pages.contact?.words.form.topic.options.speaking;
  return pages;
}
