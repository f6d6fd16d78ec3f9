import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { artworks } from './artworks.js';
import { loadFaces } from './lettering.js';

/** Draws everything, or only the drawings named on the command line, into content/. */
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !artworks.has(name));
if (unknown.length > 0) {
  console.error(`No drawing is called ${unknown.join(', ')}. There are: ${[...artworks.keys()].join(', ')}.`);
  process.exit(1);
}

const faces = await loadFaces();
const content = resolve(import.meta.dirname, '../../../content');
for (const [name, artwork] of artworks) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const svg = artwork.draw(faces);
  const file = resolve(content, artwork.file);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, svg);
  console.log(`${artwork.file}  ${(svg.length / 1024).toFixed(0)} KiB`);
}
