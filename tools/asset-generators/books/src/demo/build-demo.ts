import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readBookSettings, readCoverArt, readJson } from '../book-settings.js';
import { readManuscript } from '../manuscript/read-manuscript.js';
import { pageCountOf, type Typesetter } from '../pdf/typesetter.js';
import type { BuiltSample } from '../samples/read-samples.js';
import { fitPlates, readCovers } from './plates.js';

const place = 'booklets/before-you-buy';
/** How far the file may be from what the page says of it, so that both read the same with one decimal. */
const toleranceBytes = 45_000;

/**
 * Builds the test download: a free booklet and the books' covers, padded to the size in content/pages/download-demo.json.
 * Null for content without the page or the booklet.
 */
export async function buildDemo(
  typesetter: Typesetter,
  contentFolder: string,
): Promise<{ made: BuiltSample; pdf: Buffer } | null> {
  const pageFile = join(contentFolder, 'pages/download-demo.json');
  if (!existsSync(pageFile) || !existsSync(join(contentFolder, place))) return null;
  const page = readJson(pageFile) as {
    words: { file: { fileName: string; sizeBytes: number } };
  };
  const { fileName, sizeBytes } = page.words.file;
  const folder = join(contentFolder, place);
  const manuscript = readManuscript('before-you-buy', join(folder, 'manuscript'), join(folder, 'manuscript'));
  const cover = await readCoverArt(folder, readBookSettings(folder));
  const bare = typesetter.pdf(manuscript, cover).length;
  const plates = await fitPlates(await readCovers(contentFolder), sizeBytes - bare);
  const pdf = typesetter.pdf(manuscript, cover, plates);
  if (Math.abs(pdf.length - sizeBytes) > toleranceBytes)
    console.warn(`${fileName} has ${pdf.length} bytes: say so under "sizeBytes" in ${pageFile}.`);
  const made: BuiltSample = {
    fileName,
    author: manuscript.author,
    publicPaths: [`attached_assets/${fileName}`],
    chapters: manuscript.sections.map(({ id }) => `${place}/manuscript/${id}.md`),
    pages: pageCountOf(pdf),
    sizeBytes: pdf.length,
    sha256: createHash('sha256').update(pdf).digest('hex'),
  };
  return { made, pdf };
}
