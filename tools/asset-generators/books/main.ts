import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { buildBooks } from './src/build-books.js';
import { ManuscriptError } from './src/manuscript/front-matter.js';
import { Typesetter } from './src/pdf/typesetter.js';
import { buildKit } from './src/kit/build-kit.js';
import { buildSamples } from './src/samples/build-samples.js';

/** As in error messages: from here, unless it is elsewhere. */
function shortPath(folder: string): string {
  const path = relative(process.cwd(), folder);
  return path.startsWith('..') || isAbsolute(path) ? folder : path;
}

const CONTENT = shortPath(process.argv[2] ?? 'content');
const OUTPUT = join(CONTENT, 'made/books');
/** Replaces the output at the end, so that an error loses no book. */
const DRAFT = join(CONTENT, 'made/.books');

/** Text of the manuscripts and of the words around them. */
const textOf = (folder: string): string =>
  ['books', 'booklets', 'kits']
    .filter((name) => existsSync(join(folder, name)))
    .flatMap((name) =>
      readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' }).map((file) => join(name, file)),
    )
    .filter((file) => /\.(md|json)$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('');

try {
  if (!existsSync(CONTENT)) throw new ManuscriptError(CONTENT, 1, 'there is no such folder');
  rmSync(DRAFT, { recursive: true, force: true });
  mkdirSync(DRAFT, { recursive: true });
  const started = performance.now();
  const typesetter = await Typesetter.start(textOf(CONTENT));
  const built = await buildBooks(typesetter, join(CONTENT, 'books'), DRAFT);
  const samples = await buildSamples(typesetter, CONTENT, DRAFT);
  const kit = await buildKit(typesetter, CONTENT, DRAFT);
  rmSync(OUTPUT, { recursive: true, force: true });
  renameSync(DRAFT, OUTPUT);
  for (const { bookId, files } of built) {
    const sizes = files.map(({ format, sizeBytes }) => `${format} ${Math.round(sizeBytes / 1000)} kB`);
    console.log(`${bookId}: ${sizes.join(', ')}`);
  }
  for (const { fileName, sizeBytes } of [...samples, ...kit])
    console.log(`${fileName}: ${Math.round(sizeBytes / 1000)} kB`);
  console.log(
    `${built.length} book(s) and ${samples.length} sample(s) made in ${Math.round(performance.now() - started)} ms`,
  );
} catch (error) {
  rmSync(DRAFT, { recursive: true, force: true });
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
