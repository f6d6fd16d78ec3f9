import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

const backend = 'http://localhost:3000';

/** A separate build from the shell, so that dashboard code never changes a file of a public page. */
export default defineConfig({
  plugins: [react()],
  base: '/admin/',
  publicDir: false,
  resolve: {
    conditions: ['@lectern/source', ...defaultClientConditions],
    // wouter imports a shim that React has had built in since version 18.
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
  },
  oxc: {
    plugins: { styledComponents: { ssr: false, fileName: false, displayName: false, namespace: 'admin' } },
  },
  build: {
    target: 'esnext',
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
  },
  server: { port: 5174, proxy: { '/api': backend, '/email-frame': backend, '/sandbox': backend } },
});
