import { createHash } from 'node:crypto';

import type { Catalogue } from './catalogue.js';
import { contentBlogOf } from './content-blog.js';
import { catalogue as opened } from './opened.js';

/** The content that the site shows: as this process read it, or with the owner's values. */
let shown: Catalogue = opened;

export let {
  articles,
  articleBodies,
  artwork,
  bookDetails,
  bookLinks,
  books,
  chapterSamples,
  chat,
  downloads,
  emails: emailWords,
  events,
  legalGuidance,
  legalQuestionnaire,
  legalTopics,
  look,
  madeBooks,
  madeKit,
  mediaKit,
  newsletter,
  openings,
  pages,
  personalCopy,
  postage,
  productSeeds,
  publicFiles,
  salesPages,
  site,
  videos,
  warnings: contentWarnings,
} = opened;

export let bookIds = bookLinks.map(({ id }) => id);
export let articleSlugs = articles.map(({ slug }) => slug);
export let contentBlog = contentBlogOf(opened);

let version: string | undefined;

/** Differs if the shown content differs, and is the same in every process that shows the same. */
export function contentVersion(): string {
  version ??= createHash('sha256').update(JSON.stringify(shown)).digest('hex');
  return version;
}

/** Settings of `site.json` that the process reads at start alone. */
export const startSettings = ['country', 'currency', 'language', 'parts', 'timeZone'] as const;

/**
 * Shows other content from now on: all exports of this library change at once.
 * @throws Error if a setting of the start differs
 */
export function showCatalogue(next: Catalogue): void {
  const changed = startSettings.find((key) => String(next.site[key]) !== String(opened.site[key]));
  if (changed) throw new Error(`A change of "${changed}" in site.json is shown after a restart.`);
  shown = next;
  version = undefined;
  ({
    articles,
    articleBodies,
    artwork,
    bookDetails,
    bookLinks,
    books,
    chapterSamples,
    chat,
    downloads,
    emails: emailWords,
    events,
    legalGuidance,
    legalQuestionnaire,
    legalTopics,
    look,
    madeBooks,
    madeKit,
    mediaKit,
    newsletter,
    openings,
    pages,
    personalCopy,
    postage,
    productSeeds,
    publicFiles,
    salesPages,
    site,
    videos,
    warnings: contentWarnings,
  } = next);
  bookIds = bookLinks.map(({ id }) => id);
  articleSlugs = articles.map(({ slug }) => slug);
  contentBlog = contentBlogOf(next);
}
