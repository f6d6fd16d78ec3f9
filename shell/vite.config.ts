import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { developmentPages } from './build/development-pages.js';
import { livingParts, plainScripts } from './build/plain-scripts.js';
import { widgetsFromSource } from './build/widgets-from-source.js';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const backend = 'http://localhost:3000';

const vendor =
  /node_modules\/(react|react-dom|scheduler|styled-components|stylis|use-sync-external-store|zustand)\/|^\0(rolldown\/runtime|vite\/preload-helper)\.js$/;

const islands = () =>
  readdirSync(here('src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.island.tsx'))
    .map((file) => `src/${file}`);

/**
 * Two builds: the browser's (dist/client, with a manifest: a program for each island) and the program that writes the pages
 * (dist/server/prerender.js), which the backend runs at start. Both name styled components alike, or
 * the islands would not hydrate.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  plugins: [react(), widgetsFromSource(), developmentPages(), plainScripts(), livingParts()],
  publicDir: false,
  resolve: {
    conditions: ['@lectern/source', ...defaultClientConditions],
  },
  // The content is read when the site starts, by the one module that the backend asks for it too.
  ssr: {
    noExternal: command === 'build' ? true : [/^@lectern\/(?!catalogue)/],
    external: ['@lectern/catalogue'],
    resolve: { conditions: ['@lectern/source', ...defaultServerConditions] },
  },
  oxc: {
    plugins: { styledComponents: { ssr: true, fileName: false, displayName: false, namespace: 'shell' } },
  },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    target: 'esnext',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    // The loader fetches what an island needs, all of it at once.
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? // One file, so that it may be loaded again beside itself. In ASCII its text takes half the memory.
        { output: { codeSplitting: false, charset: 'ascii', comments: false } }
      : {
          // The loader asks them for what they export.
          preserveEntrySignatures: 'strict',
          input: [
            ...['embed.html', 'src/islands/hydrate.tsx'],
            // What the plain script of a page fetches.
            ...['src/islands/toasts.tsx', 'src/layout/analytics/page-analytics.ts'],
            // What a frame fetches ahead.
            'src/islands/widgets/widget-host.ts',
            // What the pages' styles name.
            '../libs/ui/src/fonts/index.ts',
            ...islands(),
          ].map(here),
          output: {
            // What seldom changes, in one file: it compresses better, and stays cached over releases.
            codeSplitting: { groups: [{ name: 'vendor', test: vendor }] },
          },
        },
  },
  server: {
    port: 5173,
    proxy: {
      '/api': backend,
      '/embed/': backend,
      '/sandbox': backend,
      '/d': backend,
      // Pictures, films and recordings of the content, and what is given away of the books.
      '^/(images|objects|attached_assets)/': backend,
      '^/(favicon|apple-touch-icon|icon-512)[.]': backend,
      '/chat-script.json': backend,
      '/widgets/manifest.json': backend,
      '/search-index.json': backend,
      '/legal-companion.json': backend,
      '/legal-questionnaire.json': backend,
      '/legal-topics.json': backend,
    },
  },
}));
