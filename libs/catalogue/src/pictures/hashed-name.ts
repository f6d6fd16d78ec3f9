import { createHash } from 'node:crypto';
import type { PublicFile } from './recipe.js';

/** Content hash in the name, so that browsers can cache it forever: `images/<name>.<hash8>.<extension>`. */
export function imageFile(name: string, extension: string, bytes: Buffer): PublicFile {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  return { path: `images/${name}.${hash}.${extension}`, bytes };
}
