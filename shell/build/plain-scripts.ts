import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';

import { entries, livingPartsFile, loaderFile, readerWorkerFile } from '../src/render/client-build.js';

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
 * Makes the scripts that are no programs of islands: the loader, which the prerenderer writes into every page, beside the
 * manifest; the script of every page, which the manifest names; and the worker of the reader, at its fixed address.
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

/** As the build names styled parts: `shell__sc-1abcde-0`. */
const STYLED_PART = /\bshell__sc-\w+-\d+\b/g;

/** Notes which styled parts the browser's programs hold: all others are drawn once, in the document. */
export function livingParts(): Plugin {
  return {
    name: 'lectern:living-parts',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle(_options, bundle) {
      const code = Object.values(bundle).map((made) => (made.type === 'chunk' ? made.code : ''));
      const ids = [...new Set(code.flatMap((text) => text.match(STYLED_PART) ?? []))];
      if (ids.length === 0)
        this.error('No program of the browser’s holds a styled part: their ids are not as expected.');
      this.emitFile({ type: 'asset', fileName: `.vite/${livingPartsFile}`, source: JSON.stringify(ids) });
    },
  };
}
