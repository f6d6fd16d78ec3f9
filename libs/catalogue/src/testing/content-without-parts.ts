import { rm } from 'node:fs/promises';
import path from 'node:path';

import { type PartName, partNames } from '../choices.js';
import { type PartPage, partOfPage } from '../parts.js';
import { copyContent, type ContentCopy } from './content-copy.js';

/** Files that only one part needs, besides its pages. */
const ownFiles: Partial<Record<PartName, readonly string[]>> = {
  blog: ['articles'],
  chat: ['chat.json'],
  films: ['films'],
  'legal-companion': ['legal-guidance.json', 'legal-questionnaire.json', 'legal-topics'],
  'starter-kit': ['kits'],
};

/** Copies the first author's content without some parts and their files. */
export async function contentWithoutParts(off: readonly PartName[]): Promise<ContentCopy> {
  const content = await copyContent();
  const pages = (Object.keys(partOfPage) as PartPage[]).filter((page) => off.includes(partOfPage[page]));
  const files = [
    ...off.flatMap((part) => ownFiles[part] ?? []),
    ...pages.map((page) => `pages/${page}.json`),
  ];
  for (const file of files) await rm(path.join(content.folder, file), { recursive: true, force: true });
  await content.set(
    'content/site.json',
    'parts',
    partNames.filter((part) => !off.includes(part)),
  );
  return content;
}
