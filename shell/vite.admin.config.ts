import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { withoutPreloading } from './build/without-preloading.js';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The dashboard is a build of its own, into a folder of the browser's: whatever it grows to, no file of a public page
 * changes by a byte.
 */
export default defineConfig({
  plugins: [react(), withoutPreloading()],
  base: '/admin/',
  publicDir: false,
  resolve: {
    conditions: ['@lectern/source', ...defaultClientConditions],
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
  },
  oxc: {
    plugins: { styledComponents: { ssr: false, fileName: false, displayName: false, namespace: 'admin' } },
  },
  build: {
    target: 'esnext',
    outDir: here('dist/client/admin'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: { input: here('admin.html') },
  },
});
