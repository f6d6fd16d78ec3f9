import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { GUARANTEE_DAYS, GUARANTEE_DAYS_IN_WORDS } from '@lectern/money';

import { type PartName, partNames, siteLanguages } from '../choices.js';
import type { Overlay } from '../values/overlay.js';

/** An author's folder, and the standard words below it. */
export interface ContentSource {
  folder: string;
  /** In the layout of a content folder: words that any author may use, in English, then in the site's language. */
  standardFolders: readonly string[];
  /** Values that any text may name, such as `{author}`. Other placeholders are filled in later. */
  placeholders: Readonly<Record<string, string>>;
  /** Parts that are on: those of site.json, else all whose files are there. */
  parts: readonly PartName[];
  /** True for `undefined`: what belongs to no part is always there. */
  isOn(part: PartName | undefined): boolean;
  /** Whether there are free files; without any, the site has no page for them. */
  hasDownloads: boolean;
  /** The owner's values. */
  overlay: Overlay | undefined;
}

/** Has a folder for each language. */
export const standardRoot = path.join(import.meta.dirname, '../../standard');

/** A file or folder that a part is nothing without. */
const neededFile: Partial<Record<PartName, string>> = {
  'audio-previews': 'pages/audio-previews.json',
  blog: 'articles',
  chat: 'chat.json',
  'legal-companion': 'legal-guidance.json',
  speaking: 'pages/speaking.json',
  'starter-kit': 'kits',
  'test-pages': 'pages/audio-test.json',
};

/** Former names, which a folder of an earlier release may still have. */
const renamed: Readonly<Record<string, string>> = { 'content/mails.json': 'content/emails.json' };

/** @param file as named in problems: `content/site.json` */
export const standardName = (file: string): string => renamed[file] ?? file;

/** @returns null if there is no such file */
export const readText = (file: string): Promise<string | null> =>
  // Some editors begin a file with a byte order mark.
  readFile(file, 'utf8').then(
    (text) => text.replace(/^\uFEFF/, ''),
    () => null,
  );

const numbers = {
  guaranteeDays: String(GUARANTEE_DAYS),
  guaranteeDaysInWords: GUARANTEE_DAYS_IN_WORDS,
  GuaranteeDaysInWords: GUARANTEE_DAYS_IN_WORDS.replace(/^./, (first) => first.toUpperCase()),
};

interface Choices {
  language?: unknown;
  parts?: unknown;
  author?: { name?: unknown; signature?: unknown };
}

/** Reads only what other files depend on. Faults of site.json are found when it is read as a whole. */
export async function openSource(folder: string, overlay?: Overlay): Promise<ContentSource> {
  const { language, author, parts } = parseFile<Choices>(await readText(path.join(folder, 'site.json')));
  const on = Array.isArray(parts) ? partNames.filter((part) => parts.includes(part)) : partsIn(folder);
  const known = siteLanguages.find((each) => each === language) ?? 'en';
  const textAt = (field: 'name' | 'signature') => {
    const written = author?.[field];
    const own = overlay?.textAt('site.json', `/author/${field}`);
    return own ?? (typeof written === 'string' ? written : undefined);
  };
  const name = textAt('name') ?? '';
  const signature = textAt('signature') ?? name;
  return {
    folder,
    standardFolders: [...new Set(['en', known])].map((each) => path.join(standardRoot, each)),
    placeholders: { ...numbers, ...(name && { author: name, signature }) },
    parts: on,
    hasDownloads: hasCards(await readText(path.join(folder, 'downloads.json'))),
    isOn: (part) => part === undefined || on.includes(part),
    overlay,
  };
}

/** An author who names no parts has those that she has files for, and those that need none. */
const partsIn = (folder: string): PartName[] =>
  partNames.filter((part) => {
    const file = neededFile[part];
    return file === undefined || existsSync(path.join(folder, file));
  });

function hasCards(downloads: string | null): boolean {
  const { cards } = parseFile<{ cards?: unknown }>(downloads);
  return Array.isArray(cards) && cards.length > 0;
}

/** Faults are found when the file is read as a whole. */
function parseFile<Fields extends object>(text: string | null): Partial<Fields> {
  try {
    return (JSON.parse(text ?? '{}') as Fields | null) ?? {};
  } catch {
    return {};
  }
}

/** @param text of a JSON file */
export const fillIn = (text: string, placeholders: ContentSource['placeholders']): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) => {
    const value = placeholders[name];
    return value === undefined ? place : JSON.stringify(value).slice(1, -1);
  });
