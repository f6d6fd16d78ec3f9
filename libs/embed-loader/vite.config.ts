import { pages } from '@lectern/catalogue';
import { defineConfig } from 'vite';
import { release } from './build/release.js';

const { words } = await pages.embeds();

/** One classic script for other people's pages: everything in it, nothing around it. */
export default defineConfig({
  resolve: { conditions: ['@lectern/source', 'module', 'browser', 'development|production'] },
  plugins: [release({ maxGzippedBytes: 5_000 })],
  // The few words that stand outside of the frame are the author's too.
  define: { LOADER_WORDS: JSON.stringify(words.loader) },
  build: {
    target: 'es2022',
    modulePreload: false,
    reportCompressedSize: false,
    lib: { entry: 'src/loader.ts', formats: ['iife'], name: 'lecternEmbed', fileName: () => 'v1.js' },
  },
});
