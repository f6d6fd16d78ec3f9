import react from '@vitejs/plugin-react';
import federation from '@originjs/vite-plugin-federation';
import { defineConfig } from 'vite';
import { budget } from './build/budget.js';
import { cssMarkerCure } from './build/css-marker-cure.js';
import { dropOrphans } from './build/drop-orphans.js';
import { widgetJson } from './build/widget-json.js';

/** Lent by every page; without fallbacks, for a second React on a page breaks both. */
const lent = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'styled-components', 'zustand'];

export default defineConfig(({ command }) => ({
  // The federation plugin writes this into the container, and a relative base it writes wrongly.
  base: command === 'build' ? '/widgets/checkout/' : '/',
  resolve: { conditions: ['@lectern/source', 'module', 'browser', 'development|production'] },
  plugins: [
    react(),
    ...(command === 'build'
      ? [
          cssMarkerCure(),
          federation({
            name: 'checkout',
            filename: 'remoteEntry.js',
            exposes: { './mount': './src/mount.tsx' },
            shared: Object.fromEntries(lent.map((name) => [name, { import: false, generate: false }])),
          }),
          dropOrphans({ entries: ['remoteEntry.js', '__federation_expose_'] }),
          widgetJson({ name: 'checkout', entry: 'assets/remoteEntry.js', contract: 1 }),
          budget({ maxGzippedBytes: 45_000 }),
        ]
      : []),
  ],
  oxc: {
    plugins: {
      styledComponents: { ssr: false, displayName: false, fileName: false, namespace: 'checkout' },
    },
  },
  // `npm start` runs the site, and with it the shop and the sandbox, on this port.
  server: {
    proxy: Object.fromEntries(['/api', '/sandbox', '/d'].map((path) => [path, 'http://127.0.0.1:3000'])),
  },
  build: {
    target: 'esnext',
    modulePreload: false,
    rolldownOptions: { input: 'src/remote.ts' },
  },
}));
