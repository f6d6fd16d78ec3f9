import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Empties the folder that a build writes to, as Vite would, but for a folder of it that another build writes. */
export function emptyAllBut(kept: string): Plugin {
  let outDir = '';
  return {
    name: 'lectern:empty-all-but',
    apply: 'build',
    configResolved(config) {
      outDir = path.resolve(config.root, config.build.outDir);
    },
    renderStart: {
      // Before Vite copies the public folder there.
      order: 'pre',
      sequential: true,
      async handler() {
        const names = await readdir(outDir).catch(() => []);
        const old = names.filter((name) => name !== kept);
        await Promise.all(old.map((name) => rm(path.join(outDir, name), { recursive: true })));
      },
    },
  };
}
