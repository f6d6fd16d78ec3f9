import { pathOf } from '@lectern/epub-files';

import { aliasOf, type EntryNames } from './entry-names.js';

const ATTRIBUTE = /\b(href|src|full-path|poster|data|URI)(\s*=\s*)(["'])([^"'<>]*)\3/gi;
const STYLE_URL = /\burl\(([^()<>]*)\)/gi;
const STYLE_IMPORT = /(@import)(\s*)(["'])([^"'<>]*)\3/gi;

const unescaped = (value: string) =>
  value
    .replace(/&#(x?)([\da-f]{1,6});/gi, (_match, hex: string, code: string) =>
      String.fromCodePoint(Math.min(Number.parseInt(code, hex ? 16 : 10) || 0xfffd, 0x10ffff)),
    )
    .replaceAll('&amp;', '&')
    .trim();

/**
 * Replaces each reference to an entry by the entry's alias, so that "a@b.html", "a%40b.html" and "A@B.html" are one
 * file. References to missing files, and those that need no change, stay.
 * @param file the entry that contains the markup or stylesheet
 */
export function withAliases(text: string, file: string, names: EntryNames): string {
  // Container and encryption files resolve from the root of the book.
  const isRooted = file.startsWith('META-INF/');
  const aliasFor = (value: string): string | null => {
    const reference = unescaped(value);
    const path = pathOf(reference, isRooted ? '' : file);
    const entry = path === null ? null : names.find(path);
    if (entry === null || (entry === path && aliasOf(entry) === entry && !reference.includes('%')))
      return null;
    const [, hash] = value.split(/(?<!&)#/);
    return `${isRooted ? '' : '/'}${aliasOf(entry)}${hash === undefined ? '' : `#${hash}`}`;
  };
  const respell = (match: string, name: string, between: string, quote: string, value: string) => {
    const alias = aliasFor(value);
    return alias === null ? match : name + between + quote + alias + quote;
  };
  const respellUrl = (match: string, value: string) => {
    const alias = aliasFor(value.trim().replace(/^["']|["']$/g, ''));
    return alias === null ? match : `url("${alias}")`;
  };
  return text.replace(ATTRIBUTE, respell).replace(STYLE_IMPORT, respell).replace(STYLE_URL, respellUrl);
}
