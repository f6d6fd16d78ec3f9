import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { root } from '../start/paths.mjs';

/** In characters. A phrase of this length identifies the author's text. */
const tellingLength = 30;
/** Shorter phrases of the content may also occur in programs by chance. */
const ownLength = 50;
const phrasesPerChapter = 3;
const freeMark = /^---\n(?:(?!---).*\n)*?free: yes\n/;
/** Where the book builder writes samples. They may contain chapters marked as free. */
const samplesFolder = 'content/made/books/public';

/**
 * The longest stretches of plain words in the later half of a chapter: no punctuation that a build might
 * write in another way, and nothing of a chapter's beginning, which a page may give away to read.
 * @param chapter as Markdown
 */
export function tellingPhrases(chapter: string): string[] {
  return chapter
    .slice(chapter.length / 2)
    .split(/[^A-Za-z ]+/)
    .map((stretch) => stretch.trim().split(' ').slice(1).join(' '))
    .filter((stretch) => stretch.length >= tellingLength)
    .sort((one, other) => other.length - one.length)
    .slice(0, phrasesPerChapter);
}

async function filesIn(folder: string, pattern: RegExp): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

async function texts(folders: readonly string[], pattern: RegExp): Promise<{ file: string; text: string }[]> {
  const files = (await Promise.all(folders.map((folder) => filesIn(folder, pattern)))).flat();
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(file, 'utf8') })));
}

/** Lists an author's own texts: made files are not among them. */
async function authorTexts(base: string, pattern: RegExp): Promise<{ file: string; text: string }[]> {
  const made = path.join(base, 'content/made') + path.sep;
  const written = await texts([path.join(base, 'content')], pattern);
  return written.filter(({ file }) => !file.startsWith(made));
}

/**
 * Looks for the words of every chapter that is for sale in every file that a browser may be sent. What
 * content/ itself gives away (the opening that a sales page quotes, a verse) is free.
 * @param base the repository's folder
 * @throws naming the files that hold such words
 */
export async function checkManuscripts(base: string = root): Promise<void> {
  const inBase = (place: string) => path.join(base, place);
  const chapters = (await texts([inBase('content/books')], /\.md$/)).filter(({ file }) =>
    file.split(path.sep).includes('manuscript'),
  );
  const given = (await authorTexts(base, /\.json$/)).map(({ text }) => text).join('\n');
  const widgets = await readdir(inBase('widgets'));
  const places = [
    'shell/dist',
    'admin/dist',
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

/**
 * Looks for phrases of the content in every program. Content is read when the site starts, so that it can be replaced
 * without a build.
 * @param base the repository's folder
 * @throws naming the programs that hold such words
 */
export async function checkPrograms(base: string = root): Promise<void> {
  const written = (await authorTexts(base, /\.(json|md)$/)).filter(
    ({ file }) => path.basename(file) !== 'README.md',
  );
  const parts = ['widgets', 'libs'].map(async (folder) =>
    (await readdir(path.join(base, folder)).catch(() => [])).map((name) => `${folder}/${name}`),
  );
  // The backend is compiled file by file: nothing gets into it that is not its own.
  const folders = ['shell', 'admin', ...(await Promise.all(parts)).flat()];
  const programs = await texts(
    folders.map((folder) => path.join(base, folder, 'dist')),
    /\.(js|cjs|html)$/,
  );
  if (written.length === 0 || programs.length === 0) {
    throw new Error(`Nothing to compare: ${written.length} files of content, ${programs.length} programs.`);
  }
  const leaks = written.flatMap(({ file, text }) => {
    const phrases = tellingPhrases(text).filter((phrase) => phrase.length >= ownLength);
    return programs
      .filter((program) => phrases.some((phrase) => program.text.includes(phrase)))
      .map((program) => `${path.relative(base, program.file)} holds words of ${path.relative(base, file)}`);
  });
  if (leaks.length > 0) throw new Error(leaks.join('\n'));
}

/** The formats in which books are sold. */
const bookPattern = /\.(pdf|epub|mobi|azw3?|zip)$/i;

async function booksIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && bookPattern.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/**
 * A PDF is compressed, so that its words cannot be looked for: it is known by what it was made of. Every file of a
 * kind that books are sold as, wherever the site serves files from, must be a sample that the book builder has made
 * of chapters that are marked as free (or of a booklet, which is free altogether), to the byte.
 * @param base the repository's folder
 * @throws naming the files that are something else
 */
export async function checkSoldFiles(base: string = root): Promise<void> {
  const inBase = (place: string) => path.join(base, place);
  const samples: { fileName: string; chapters: string[]; sha256: string }[] = JSON.parse(
    await readFile(inBase('content/made/books/samples.json'), 'utf8').catch(() => '[]'),
  );
  const widgets = await readdir(inBase('widgets')).catch(() => []);
  const places = [
    'shell/dist',
    'content/made/books/public',
    'content/made/pictures',
    ...widgets.map((name) => `widgets/${name}/dist`),
  ];
  const files = (await Promise.all(places.map((place) => booksIn(inBase(place))))).flat();
  const problems: string[] = [];
  for (const file of files) {
    const sha256 = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
    if (samples.every((sample) => sample.sha256 !== sha256))
      problems.push(`${path.relative(base, file)} is public, and no sample that the book builder knows of`);
  }
  for (const { fileName, chapters } of samples) {
    for (const chapter of chapters.filter((name) => !name.startsWith('booklets/'))) {
      const written = await readFile(inBase(`content/${chapter}`), 'utf8').catch(() => '');
      if (!freeMark.test(written))
        problems.push(`${fileName} gives away content/${chapter}, which is for sale`);
    }
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
