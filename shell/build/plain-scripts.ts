import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';

import { entries, hydratedPartsFile, loaderFile, readerWorkerFile } from '../src/render/client-build.js';

const sourceOf = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url));

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
 * Builds the scripts outside of islands: the loader, beside the manifest, which the prerenderer inlines; the script of
 * every page, in the manifest; and the service worker of the reader, at a fixed URL.
 */
export function plainScripts(): Plugin {
  return {
    name: 'lectern:plain-scripts',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async buildStart() {
      const [loader, page, worker] = await Promise.all([
        bundleScript(entries.loader),
        bundleScript(entries.page),
        bundleScript(entries.readerWorker),
      ]);
      this.emitFile({ type: 'asset', fileName: `.vite/${loaderFile}`, source: loader });
      this.emitFile({ type: 'asset', fileName: readerWorkerFile, source: worker });
      this.emitFile({ type: 'asset', name: 'page.js', originalFileName: entries.page, source: page });
    },
  };
}

/** Component ids of the build: `shell__sc-1abcde-0`. */
const STYLED_COMPONENT_ID = /\bshell__sc-\w+-\d+\b/g;

/** Lists the styled components in client bundles. All others are only rendered on the server. */
export function hydratedParts(): Plugin {
  return {
    name: 'lectern:living-parts',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle(_options, bundle) {
      const code = Object.values(bundle).map((made) => (made.type === 'chunk' ? made.code : ''));
      const ids = [...new Set(code.flatMap((text) => text.match(STYLED_COMPONENT_ID) ?? []))];
      if (ids.length === 0)
        this.error('No program of the browser’s holds a styled part: their ids are not as expected.');
      this.emitFile({ type: 'asset', fileName: `.vite/${hydratedPartsFile}`, source: JSON.stringify(ids) });
    },
  };
}
