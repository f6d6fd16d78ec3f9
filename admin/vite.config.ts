import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

const backend = 'http://localhost:3000';

/** The dashboard is a build of its own: whatever it grows to, no file of a public page changes by a byte. */
export default defineConfig({
  plugins: [react()],
  base: '/admin/',
  publicDir: false,
  resolve: {
    conditions: ['@lectern/source', ...defaultClientConditions],
    // wouter asks for a stand-in that React has had itself since version 18.
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
