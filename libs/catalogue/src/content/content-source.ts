import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { GUARANTEE_DAYS, GUARANTEE_DAYS_IN_WORDS } from '@lectern/money';

import { type PartName, partNames, siteLanguages } from '../choices.js';

/** An author's folder, and the standard words below it. */
export interface ContentSource {
  folder: string;
  /** In the layout of a content folder: words that any author may use, in English, then in the site's language. */
  standardFolders: readonly string[];
  /** Values that any text may name, such as `{author}`. Other placeholders are filled in later. */
  placeholders: Readonly<Record<string, string>>;
  isOn(part: PartName): boolean;
}

/** Has a folder for each language. */
export const standardRoot = path.join(import.meta.dirname, '../../standard');

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
export async function openSource(folder: string): Promise<ContentSource> {
  const { language, author, parts } = parseChoices(await readText(path.join(folder, 'site.json')));
  const known = siteLanguages.find((each) => each === language) ?? 'en';
  const name = typeof author?.name === 'string' ? author.name : '';
  const signature = typeof author?.signature === 'string' ? author.signature : name;
  return {
    folder,
    standardFolders: [...new Set(['en', known])].map((each) => path.join(standardRoot, each)),
    placeholders: { ...numbers, ...(name && { author: name, signature }) },
    isOn: (part) => (Array.isArray(parts) ? parts : partNames).includes(part),
  };
}

function parseChoices(text: string | null): Choices {
  try {
    return (JSON.parse(text ?? '{}') as Choices | null) ?? {};
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
