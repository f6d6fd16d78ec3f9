import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';

import { entries, loaderFile } from '../src/render/client-build.js';

const sourceOf = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url));

/** A script as one file without imports. */
export async function bundleScript(file: string): Promise<string> {
  const build = await rolldown({ input: sourceOf(file) });
  try {
    const { output } = await build.generate({ format: 'iife', minify: true });
    return output[0].code.trim();
  } finally {
    await build.close();
  }
}

/**
 * Makes the two scripts that are no programs of islands: the loader, which the prerenderer writes into every page, beside the
 * manifest; and the script of every page, which the manifest names.
 */
export function plainScripts(): Plugin {
  return {
    name: 'lectern:plain-scripts',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async buildStart() {
      const [loader, page] = await Promise.all([bundleScript(entries.loader), bundleScript(entries.page)]);
      this.emitFile({ type: 'asset', fileName: `.vite/${loaderFile}`, source: loader });
      this.emitFile({ type: 'asset', name: 'page.js', originalFileName: entries.page, source: page });
    },
  };
}
