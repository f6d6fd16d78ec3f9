import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

import { root } from '../start/paths.mjs';

/** A run of words this long is nobody's but the author's. */
const tellingLength = 30;
const phrasesPerChapter = 3;
const freeMark = /^---\n(?:(?!---).*\n)*?free: yes\n/;
/** Where the book builder lays what it gives away: chapters that are marked as free may stand there. */
const samplesFolder = 'made/books/public';

/**
 * The longest stretches of plain words in the later half of a chapter: no punctuation that a build might
 * write in another way, and nothing of a chapter's beginning, which a page may give away to read.
 * @param {string} chapter as Markdown
 * @returns {string[]}
 */
export function tellingPhrases(chapter) {
  return chapter
    .slice(chapter.length / 2)
    .split(/[^A-Za-z ]+/)
    .map((stretch) => stretch.trim().split(' ').slice(1).join(' '))
    .filter((stretch) => stretch.length >= tellingLength)
    .sort((one, other) => other.length - one.length)
    .slice(0, phrasesPerChapter);
}

/** @param {string} folder @param {RegExp} pattern */
async function filesIn(folder, pattern) {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** @param {string[]} folders @param {RegExp} pattern @returns {Promise<{ file: string, text: string }[]>} */
async function texts(folders, pattern) {
  const files = (await Promise.all(folders.map((folder) => filesIn(folder, pattern)))).flat();
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(file, 'utf8') })));
}

/**
 * Looks for the words of every chapter that is for sale in every file that a browser may be sent. What
 * content/ itself gives away (the opening that a sales page quotes, a verse) is free.
 * @param {string} base the repository
 * @throws naming the files that hold such words
 */
export async function checkManuscripts(base = root) {
  /** @param {string} place */
  const inBase = (place) => path.join(base, place);
  const chapters = (await texts([inBase('content/books')], /\.md$/)).filter(({ file }) =>
    file.split(path.sep).includes('manuscript'),
  );
  const given = (await texts([inBase('content')], /\.json$/)).map(({ text }) => text).join('\n');
  const widgets = await readdir(inBase('widgets'));
  const places = [
    'shell/dist',
    'admin/dist',
    'libs/catalogue/generated-public',
    samplesFolder,
    ...widgets.map((name) => `widgets/${name}/dist`),
  ];
  const built = await texts(
    places.map((place) => inBase(place)),
    /\.(js|css|html|json|map|svg|txt|xml|vtt)$/,
  );
  if (chapters.length === 0 || built.length === 0) {
    throw new Error(`Nothing to compare: ${chapters.length} chapters, ${built.length} built files.`);
  }
  const leaks = chapters.flatMap((chapter) => {
    const phrases = tellingPhrases(chapter.text).filter((phrase) => !given.includes(phrase));
    const isFree = freeMark.test(chapter.text);
    return built
      .filter(({ file }) => !isFree || !file.startsWith(inBase(samplesFolder) + path.sep))
      .filter(({ text }) => phrases.some((phrase) => text.includes(phrase)))
      .map(({ file }) => `${path.relative(base, file)} holds words of ${path.relative(base, chapter.file)}`);
  });
  if (leaks.length > 0) throw new Error(leaks.join('\n'));
}
