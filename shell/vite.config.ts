import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { developmentPages } from './build/development-pages.js';
import { hydratedParts, plainScripts } from './build/plain-scripts.js';
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
 * Two builds per language: the client (dist/en/client, with a manifest and an entry per island) and the prerenderer
 * (dist/en/server/prerender.js), which the backend runs at start. Both must generate the same names for styled
 * components, or islands would not hydrate.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  plugins: [react(), widgetsFromSource(), developmentPages(), plainScripts(), hydratedParts()],
  publicDir: false,
  resolve: {
    conditions: ['@lectern/source', ...defaultClientConditions],
  },
  // Content is read at start, by the same module instance as in the backend.
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
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    // The loader itself preloads all files of an island.
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? // One file, so that it can be imported again with a query. As ASCII, its text takes half the memory.
        { output: { codeSplitting: false, charset: 'ascii', comments: false } }
      : {
          // The loader imports them for their exports.
          preserveEntrySignatures: 'strict',
          input: [
            ...['embed.html', 'src/islands/hydrate.tsx'],
            // Imported by the page's plain script.
            ...['src/islands/toasts.tsx', 'src/layout/analytics/page-analytics.ts'],
            // Preloaded by frames.
            'src/islands/widgets/widget-host.ts',
            // Referenced by the pages' styles.
            '../libs/ui/src/fonts/index.ts',
            ...islands(),
          ].map(here),
          output: {
            // Dependencies that rarely change, in one file: it compresses better and stays cached across releases.
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
      // Media of the content, and free samples.
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
