import { defineConfig } from 'vite';
import { weight } from './build/weight.js';

/** One self-contained classic script for other sites. */
export default defineConfig({
  resolve: { conditions: ['@lectern/source', 'module', 'browser', 'development|production'] },
  plugins: [weight({ maxGzippedBytes: 5_300 })],
  build: {
    target: 'es2022',
    modulePreload: false,
    reportCompressedSize: false,
    lib: { entry: 'src/loader.ts', formats: ['iife'], name: 'lecternEmbed', fileName: () => 'v1.js' },
  },
});
