import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';

import { loaderFile } from '../src/render/client-build.js';

const source = fileURLToPath(new URL('../src/browser/loader.ts', import.meta.url));

/** The loader as one script without imports. */
export async function bundleLoader(): Promise<string> {
  const bundle = await rolldown({ input: source });
  try {
    const { output } = await bundle.generate({ format: 'iife', minify: true });
    return output[0].code.trim();
  } finally {
    await bundle.close();
  }
}

/** Puts the loader beside the manifest, for the prerenderer to write into every page. */
export function inlineLoader(): Plugin {
  return {
    name: 'lectern:inline-loader',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async buildStart() {
      this.emitFile({ type: 'asset', fileName: `.vite/${loaderFile}`, source: await bundleLoader() });
    },
  };
}
