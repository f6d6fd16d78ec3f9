import path from 'node:path';

/** A path as its owner writes it: from the current folder, unless it is elsewhere. */
export function shownPath(file: string): string {
  const below = path.relative(process.cwd(), file);
  return below === '' || below.startsWith('..') || path.isAbsolute(below) ? file : below;
}
