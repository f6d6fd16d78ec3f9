import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';

const here = new URL('.', import.meta.url);
/** Pins the versions of the encoder and of the typeface. */
const packageFile = new URL('../../package.json', import.meta.url);

/** A fingerprint of how pictures are made: the code of this folder, with what lies in it, and the versions it works with. */
export async function pictureMethod(): Promise<string> {
  const files = await readdir(here, { recursive: true });
  const sources = files.filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'));
  const hash = createHash('sha256').update(await readFile(packageFile));
  for (const name of sources.sort()) hash.update(await readFile(new URL(name, here)));
  return hash.digest('hex');
}
